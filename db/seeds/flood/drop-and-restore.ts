import type pg from 'pg';
import type { FloodOptions } from '../flood.ts';
import { type ConnectionTask, onConnection, onConnections } from './connections.ts';
import { definitionsOf, type TableDefinition } from './definitions.ts';
import { streamedTables } from './rows.ts';

const ledgerTables = new Set(['payments', 'ledger_entries', 'wallets']);
export const filledTables: readonly string[] = [...streamedTables, ...ledgerTables];

/** The flood itself writes what these triggers would write. */
const tablesWithTriggers = ['payments', 'ledger_entries', 'profiles', 'profile_interests'];

/** The cascade from `accounts` does not reach the other named tables. */
export const truncateMembers = (client: pg.Client) =>
  client.query('truncate accounts, presence, search_cells, receipt_counters cascade');

/** Creating indexes and keys after the rows is much faster. */
export async function dropIndexesAndKeys(client: pg.Client): Promise<void> {
  const definitions = (await definitionsOf(client)).filter(touchesFilled);
  const drop = async (kind: TableDefinition['kind']) => {
    for (const { table, name } of definitions.filter(definition => definition.kind === kind))
      await client.query(
        kind === 'index' ? `drop index "${name}"` : `alter table "${table}" drop constraint "${name}"`,
      );
  };
  for (const kind of ['foreign', 'unique', 'primary', 'index'] as const) await drop(kind);
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`);
}

/** Runs `writeLedger` while the indexes of the other tables are created. */
export async function restoreIndexesAndKeys(
  { url, threads, report, signal }: FloodOptions,
  migrated: readonly TableDefinition[],
  writeLedger: ConnectionTask,
): Promise<void> {
  const existing = new Set((await onConnection(url, definitionsOf)).map(nameOf));
  const missing = migrated
    .filter(found => touchesFilled(found) && !existing.has(nameOf(found)))
    // `messages` comes last, because creating its primary key would block `writeLedger`.
    .sort((a, b) => Number(a.table === 'messages') - Number(b.table === 'messages'));
  const groups = Map.groupBy(missing, ({ kind, table }) =>
    kind === 'foreign' ? 'keys' : ledgerTables.has(table) ? 'ledger' : 'members',
  );
  const create = (group: 'members' | 'ledger' | 'keys') =>
    (groups.get(group) ?? []).map(found => (client: pg.Client) => client.query(creationOf(found)));
  await onConnections(url, [writeLedger, ...create('members')], threads, signal);
  report.step('indexes');
  await onConnections(url, create('ledger'), threads, signal);
  report.step('keys');
  await onConnections(url, create('keys'), 1, signal);
  await onConnection(url, async client => {
    for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`);
    await client.query(insertSearchCells);
  });
}

const touchesFilled = ({ table, target }: TableDefinition): boolean =>
  filledTables.includes(table) || (target !== null && filledTables.includes(target));
const nameOf = ({ kind, table, name }: TableDefinition): string => `${kind} ${table} ${name}`;
const creationOf = ({ kind, table, name, sql }: TableDefinition): string =>
  kind === 'index' ? sql : `alter table "${table}" add constraint "${name}" ${sql}`;

const insertSearchCells = `insert into search_cells (site_id, cell, country, region)
  select distinct site_id, cell, country, coalesce(region, '') from profiles where cell is not null on conflict do nothing`;
