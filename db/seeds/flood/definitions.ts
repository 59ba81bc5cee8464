import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

export interface TableDefinition {
  kind: 'primary' | 'unique' | 'foreign' | 'check' | 'not null' | 'index' | 'trigger';
  table: string;
  target: string | null;
  name: string;
  sql: string;
  /** True if the index is valid, the constraint validated or the trigger enabled. */
  valid: boolean;
}

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const SCRATCH = 'flood_scratch';

export async function definitionsOf(client: pg.Client, schema = 'public'): Promise<TableDefinition[]> {
  const { rows } = await client.query<TableDefinition>(definitionsQuery, [schema]);
  return rows.map(row => ({ ...row, sql: row.sql.replaceAll(`${schema}.`, '') }));
}

/** Runs the migrations in a scratch schema, which is rolled back. */
export async function migratedDefinitions(client: pg.Client): Promise<TableDefinition[]> {
  await client.query('begin');
  try {
    // The migrations create the schema of the audit log again.
    await client.query('drop schema if exists audit cascade');
    await client.query(`create schema ${SCRATCH}; set local search_path = ${SCRATCH}, public`);
    for (const name of (await readdir(MIGRATIONS)).filter(file => file.endsWith('.sql')).sort())
      await client.query(await readFile(new URL(name, MIGRATIONS), 'utf8'));
    return await definitionsOf(client, SCRATCH);
  } finally {
    await client.query('rollback');
  }
}

export function differences(
  found: readonly TableDefinition[],
  migrated: readonly TableDefinition[],
): string[] {
  const key = ({ table, name, sql }: TableDefinition) => `${table}.${name}: ${sql}`;
  const [existing, expected] = [new Set(found.map(key)), new Set(migrated.map(key))];
  return [
    ...[...expected.difference(existing)].map(words => `missing: ${words}`),
    ...[...existing.difference(expected)].map(words => `too much: ${words}`),
    ...found.filter(({ valid }) => !valid).map(definition => `not in force: ${key(definition)}`),
  ];
}

const definitionsQuery = `
  with tables as (
    select c.oid, c.relname as name from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
  )
  select case contype when 'p' then 'primary' when 'u' then 'unique' when 'f' then 'foreign' when 'n' then 'not null' else 'check' end as kind,
    t.name as table, target.relname as target, conname as name, pg_get_constraintdef(c.oid) as sql, convalidated and conenforced as valid
  from pg_constraint c join tables t on t.oid = c.conrelid left join pg_class target on target.oid = c.confrelid
  where contype <> 't'
  union all
  select 'index', t.name, null, i.relname, pg_get_indexdef(i.oid), x.indisvalid and x.indisready
  from pg_index x join tables t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where not exists (select from pg_constraint where conindid = x.indexrelid and contype in ('p', 'u', 'x'))
  union all
  select 'trigger', t.name, null, g.tgname, pg_get_triggerdef(g.oid), g.tgenabled = 'O'
  from pg_trigger g join tables t on t.oid = g.tgrelid
  where not g.tgisinternal
  order by 2, 4`;
