/**
 * Gives Node an IndexedDB, and each test file an empty one: files share the realm of their worker, so that modules are
 * loaded once for all.
 */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

globalThis.indexedDB = new IDBFactory();
