import type pg from 'pg';
import { definitionsOf, type TableDefinition } from './definitions.ts';
import { streamedTables } from './tables.ts';

export const ledgerTables = ['payments', 'ledger_entries', 'wallets'] as const;
export const filledTables: readonly string[] = [...streamedTables, ...ledgerTables];
const filled: ReadonlySet<string> = new Set(filledTables);

export interface MissingDefinition {
  table: string;
  sql: string;
}

/** The cascade from `accounts` does not reach the other named tables. */
export const truncateMembers = (client: pg.Client) =>
  client.query('truncate accounts, presence, search_cells, receipt_counters cascade');

/** Creating indexes and keys after the rows is much faster. */
export async function dropIndexesAndKeys(client: pg.Client): Promise<void> {
  const definitions = (await definitionsOf(client)).filter(touchesFilled);
  const ofKind = (kind: TableDefinition['kind']) =>
    definitions.filter(definition => definition.kind === kind);
  for (const { table, name } of [...ofKind('foreign'), ...ofKind('unique'), ...ofKind('primary')])
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const { name } of ofKind('index')) await client.query(`drop index ${quoted(name)}`);
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`);
}

/** Create `indexes` before `keys`, because foreign keys refer to unique indexes. */
export async function missingDefinitions(
  client: pg.Client,
  migrated: readonly TableDefinition[],
): Promise<{ indexes: MissingDefinition[]; keys: MissingDefinition[] }> {
  const existing = new Set((await definitionsOf(client)).map(nameOf));
  const dropped = migrated.filter(
    definition => touchesFilled(definition) && !existing.has(nameOf(definition)),
  );
  const ordered = dropped.toSorted((a, b) => creationIndex(a) - creationIndex(b));
  return {
    indexes: ordered.filter(({ kind }) => kind !== 'foreign').map(toCreationSql),
    keys: ordered.filter(({ kind }) => kind === 'foreign').map(toCreationSql),
  };
}

export async function enableTriggers(client: pg.Client): Promise<void> {
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`);
  await client.query(insertSearchCells);
}

/** The flood itself writes what these triggers would write. */
const tablesWithTriggers = ['payments', 'ledger_entries', 'profiles', 'profile_interests'];

const insertSearchCells = `insert into search_cells (site_id, cell, country, region)
  select distinct site_id, cell, country, coalesce(region, '') from profiles where cell is not null on conflict do nothing`;

/** `messages` comes last, because creating its primary key would block the flood's reading. */
const creationOrder = [
  'profile_interests',
  'accounts',
  'likes',
  'photos',
  'profiles',
  'conversation_members',
  'conversations',
  'presence',
  'messages',
];
const creationIndex = ({ table }: TableDefinition): number => creationOrder.indexOf(table);

const touchesFilled = ({ table, target }: TableDefinition): boolean =>
  filled.has(table) || (target !== null && filled.has(target));

const nameOf = ({ kind, table, name }: TableDefinition): string => `${kind} ${table} ${name}`;

const toCreationSql = ({ kind, table, name, sql }: TableDefinition): MissingDefinition => ({
  table,
  sql: kind === 'index' ? sql : `alter table ${quoted(table)} add constraint ${quoted(name)} ${sql}`,
});

const quoted = (name: string): string => `"${name}"`;
