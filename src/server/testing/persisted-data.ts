import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** The content of a table or file, as one text in lower case. */
type PersistedText = { where: string; text: string };

/** Reads all schemas, including the job queue: columns as text, bytes in hexadecimal. */
export async function readAllRows(db: Db): Promise<PersistedText[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  return Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ text: string }>`
        select persisted::text as text from ${sql.table(`${schema}.${name}`)} as persisted`.execute(db);
      return { where: `${schema}.${name}`, text: rows.map(({ text }) => text.toLowerCase()).join('\n') };
    }),
  );
}

/** The names of the files are part of the text. */
export async function readAllFiles(folder: string): Promise<PersistedText[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return { where: file, text: `${file}\n${(await readFile(file)).toString('latin1')}`.toLowerCase() };
      }),
  );
}

/** Returns where the value occurs in plain text, hexadecimal or Base64. */
export function locationsOfValue(value: string, persisted: PersistedText[]): string[] {
  const bytes = Buffer.from(value);
  const encodings = [value, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '').slice(0, -1)];
  return persisted
    .filter(({ text }) => encodings.some(shape => text.includes(shape.toLowerCase())))
    .map(({ where }) => where);
}
