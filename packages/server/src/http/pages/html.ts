const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in a page, or in an attribute of a tag. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => ESCAPES[each] ?? "");

/** A page that needs no script: the built page is not involved, except for its style sheet. */
export const plainPage = (language: string, content: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Inkognito Online</title>
    <link rel="stylesheet" href="/plain.css" />
  </head>
  <body>
    <main>
${content}
    </main>
  </body>
</html>
`;
