import { openSqlite } from "../../src/store/sqlite/sqliteDatabase.js";
import { storeContract } from "./contract/storeContract.js";
import { fileDatabase, newFolder, threadDatabase } from "./emptyDatabases.js";
import { migrated, queryPlansLaw } from "./queryPlans.js";
import { storeModelLaws } from "./storeModel.js";

storeContract("SQLite", fileDatabase);
storeModelLaws("SQLite", fileDatabase, { short: 15, full: 60 });
storeModelLaws("SQLite in its thread", threadDatabase, { short: 2, full: 3 });

queryPlansLaw("SQLite", async () => {
  const { dataDir, remove } = newFolder();
  const database = await migrated(openSqlite({ dataDir }));
  return { ...database, close: () => database.close().then(remove) };
});
