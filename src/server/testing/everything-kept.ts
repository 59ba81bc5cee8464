import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Something that is kept, by the name of its table or file, as one text in lower case. */
export type Kept = { where: string; text: string };

/** Every row of every table of every schema, the queue's too: all columns as text, bytes in hexadecimal. */
export async function everyRow(db: Db): Promise<Kept[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  return Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ text: string }>`
        select kept::text as text from ${sql.table(`${schema}.${name}`)} as kept`.execute(db);
      return { where: `${schema}.${name}`, text: rows.map(({ text }) => text.toLowerCase()).join('\n') };
    }),
  );
}

/** Every file below a folder with its name, byte for byte. */
export async function everyFile(folder: string): Promise<Kept[]> {
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

/** Where a value is kept: as it is, in hexadecimal or in Base64. */
export function placesOf(value: string, kept: Kept[]): string[] {
  const bytes = Buffer.from(value);
  const shapes = [value, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '').slice(0, -1)];
  return kept
    .filter(({ text }) => shapes.some(shape => text.includes(shape.toLowerCase())))
    .map(({ where }) => where);
}
