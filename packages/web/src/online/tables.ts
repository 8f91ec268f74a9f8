export { CardTable } from "../cardTable/CardTable.js";
export { Table } from "../table/Table.js";
export { WatchBoard } from "./WatchBoard.js";
export { WatchCards } from "./WatchCards.js";
