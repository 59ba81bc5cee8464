import { readFileSync } from 'node:fs';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { databaseUrlFile } from './paths.ts';

/** The caller must destroy the connection. */
export const openTestDatabase = (): Db => createDb(readFileSync(databaseUrlFile, 'utf8'), { max: 2 });
