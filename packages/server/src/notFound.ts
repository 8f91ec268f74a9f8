/** Said in both languages: nobody knows yet who is asking. */
export const notFoundPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Inkognito Online</title>
  </head>
  <body>
    <main>
      <h1>Nobody lives here</h1>
      <p>This address does not lead anywhere. <a href="/">To the game</a></p>
      <p lang="de">Diese Adresse führt nirgendwohin. <a href="/">Zum Spiel</a></p>
    </main>
  </body>
</html>
`;
