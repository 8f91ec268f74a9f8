export { Table } from "../../games/board/Table.js";
export { CardTable } from "../../games/card/Table.js";
export { WatchBoard } from "./WatchBoard.js";
export { WatchCards } from "./WatchCards.js";
