import { WebSocketServer } from "ws";
import { answerUsage } from "./processes.mjs";

/** The peer: a bare `ws` server that parses what comes and sends something of our size to a table. */
const events = JSON.parse(process.argv[2]);
const tables = new Map();

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket) => {
  let table = [];
  socket.on("message", (data) => {
    const message = JSON.parse(data.toString());
    if (message.type === "hello") {
      table = tables.get(message.table) ?? [];
      tables.set(message.table, table);
      table.push(socket);
      socket.send(JSON.stringify({ type: "welcome" }));
      return;
    }
    if (message.type === "ping") {
      socket.send(JSON.stringify({ type: "done", re: message.id }));
      return;
    }
    const text = JSON.stringify({ type: "told", game: message.game, events });
    for (const each of table) each.send(text);
  });
});
server.on("listening", () => process.send({ port: server.address().port }));
answerUsage();
