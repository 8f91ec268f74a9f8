import { openSqlite } from "../../src/store/sqlite/sqliteDatabase.js";
import { storeContract } from "./contract/storeContract.js";
import { fileDatabase, newFolder, threadDatabase } from "./emptyDatabases.js";
import { migrated, queryPlansLaw } from "./queryPlans.js";
import { storeModelLaws } from "./storeModel.js";

storeContract("SQLite", fileDatabase);
storeModelLaws("SQLite", fileDatabase, 60);
storeModelLaws("SQLite in its thread", threadDatabase, 3);

queryPlansLaw("SQLite", async () => {
  const { dataDir, remove } = newFolder();
  const database = await migrated(openSqlite({ dataDir, durability: "full" }));
  return { ...database, close: () => database.close().then(remove) };
});
