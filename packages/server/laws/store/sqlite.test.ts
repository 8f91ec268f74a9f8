import { openSqlite } from "../../src/store/sqlite/sqliteDatabase.js";
import { storeContract } from "./contract/storeContract.js";
import { fileSite, newFolder, threadSite } from "./emptyDatabases.js";
import { migrated, storePlansLaw } from "./queryPlans.js";
import { storeModelLaws } from "./storeModel.js";

storeContract("SQLite", fileSite);
storeModelLaws("SQLite", fileSite, 60);
storeModelLaws("SQLite in its thread", threadSite, 3);

storePlansLaw("SQLite", async () => {
  const { dataDir, remove } = newFolder();
  const database = await migrated(openSqlite({ dataDir, durability: "full" }));
  return { ...database, close: () => database.close().then(remove) };
});
