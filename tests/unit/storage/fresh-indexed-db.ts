/** Gives Node an IndexedDB, and each test file an empty one. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

globalThis.indexedDB = new IDBFactory();
