import { boardConfig } from "@inkognito/engine/board";
import type { Seat } from "@inkognito/engine/core";
import type { ServerMessage, StampedEvent, TableEvent, TableOptions } from "@inkognito/protocol";

export const ANNA = "anna-00000000000";
export const BERT = "bert-00000000000";

function config() {
  const made = boardConfig({ players: 4 });
  if (!made.ok) throw new Error(made.error.field);
  return made.value;
}

export const OPTIONS: TableOptions = {
  config: config(),
  match: false,
  assistant: "consequences",
  pace: { type: "none" },
  botPace: "instant",
  chat: true,
  listed: false,
};

/** An event of the table log; by default a chat message. */
export const stamped = (
  no: number,
  event: TableEvent = { type: "said", player: ANNA, text: `word ${no}` },
): StampedEvent => ({ no, at: 1000 + no, event });

type Welcome = Extract<ServerMessage, { type: "welcome" }>;

interface WelcomeOptions {
  readonly seat?: Seat | null;
  /** The log from there on; two events if not said. */
  readonly after?: number;
  readonly events?: readonly TableEvent[];
  readonly game?: Welcome["game"];
  readonly notes?: string | null;
}

/** What a server says to Anna, the host of a table. */
export function welcome(options: WelcomeOptions = {}): Welcome {
  const { seat = 0, after = 0, game = null, notes = null } = options;
  const opening: readonly TableEvent[] = [
    { type: "created", host: ANNA, options: OPTIONS },
    { type: "sealed", commitment: "00" },
  ];
  const events = options.events ?? (after === 0 ? opening : []);
  return {
    type: "welcome",
    version: 1,
    now: 5000,
    table: "table-000001",
    you: { player: ANNA, seat },
    people: [
      { id: ANNA, name: "Anna" },
      { id: BERT, name: "Bert" },
    ],
    log: { after, events: events.map((event, i) => stamped(after + i + 1, event)) },
    game,
    clocks: [],
    notes,
  };
}
