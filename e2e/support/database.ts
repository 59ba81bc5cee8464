import { readFileSync } from 'node:fs';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { databaseNote } from './places.ts';

/** The database of the server under test, for setting the scene; whoever opens it destroys it. */
export const openDatabase = (): Db => createDb(readFileSync(databaseNote, 'utf8'), { max: 2 });
