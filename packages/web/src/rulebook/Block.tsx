import type { JSX } from "preact";
import { type Block, type Row, type Span, textOf } from "./book.js";

/** Where a rule that is spoken of can be read; null: its id is only named. */
type HrefOf = ((id: string) => string) | null;

function word(span: Span, hrefOf: HrefOf): JSX.Element | string {
  switch (span.type) {
    case "text":
      return span.text;
    case "strong":
      return <strong>{span.text}</strong>;
    case "code":
      return <code>{span.text}</code>;
    case "mark":
      return <small class="rules-mark">[{span.mark}]</small>;
    case "link":
      return hrefOf === null ? span.to : <a href={hrefOf(span.to)}>{span.to}</a>;
  }
}

/** One sentence after the other. */
export const words = (spans: readonly Span[], hrefOf: HrefOf): (JSX.Element | string)[] =>
  spans.map((span) => word(span, hrefOf));

/** On a phone a row is a list, and each cell names its column itself. */
const cells = (head: Row, row: Row, hrefOf: HrefOf): JSX.Element[] =>
  row.map((cell, at) =>
    at === 0 ? (
      <th scope="row">{words(cell, hrefOf)}</th>
    ) : (
      <td data-head={textOf(head[at] ?? [])}>{words(cell, hrefOf)}</td>
    ),
  );

/** A block of the book; a rule can be gone to by its id. */
export function BlockOf(props: {
  readonly block: Block;
  readonly hrefOf: (id: string) => string;
  readonly label: string;
}) {
  const { block, hrefOf, label } = props;
  switch (block.type) {
    case "paragraph":
      return <p>{words(block.spans, hrefOf)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li>{words(item, hrefOf)}</li>
          ))}
        </ul>
      );
    case "rule":
      return (
        <p class="rules-rule" data-rule={block.id} tabIndex={-1}>
          <a class="rules-id" href={hrefOf(block.id)}>
            {block.id}
          </a>{" "}
          {words(block.spans, hrefOf)}
        </p>
      );
    case "example":
      return (
        <p class="rules-example" data-rule={block.id} tabIndex={-1}>
          {words(block.spans, hrefOf)}
        </p>
      );
    case "table": {
      const [head = [], ...rows] = block.rows;
      return (
        <table class="rules-table" aria-label={label}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th scope="col">{words(cell, hrefOf)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr>{cells(head, row, hrefOf)}</tr>
            ))}
          </tbody>
        </table>
      );
    }
  }
}
