import { readFileSync } from 'node:fs';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { databaseUrlFile } from './paths.ts';

/** A connection for test data, which the caller must destroy. */
export const openTestDatabase = (): Db => createDb(readFileSync(databaseUrlFile, 'utf8'), { max: 2 });
