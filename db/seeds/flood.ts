import type pg from 'pg';
import { StartError } from '../../src/server/platform/start-error.ts';
import { checkFlood, type WrittenCounts } from './flood/check-flood.ts';
import { onConnection, onConnections } from './flood/connections.ts';
import {
  definitionsOf,
  differences,
  migratedDefinitions,
  type TableDefinition,
} from './flood/definitions.ts';
import {
  dropIndexesAndKeys,
  enableTriggers,
  filledTables,
  ledgerTables,
  type MissingDefinition,
  missingDefinitions,
  truncateMembers,
} from './flood/drop-and-restore.ts';
import { writeLedger } from './flood/ledger.ts';
import { loadTables } from './flood/load-tables.ts';
import type { StreamProgress } from './flood/load-worker.ts';
import { floodNumber, isFlooded } from './flood/newcomers-table.ts';
import type { FloodWorld } from './flood/world.ts';

export interface FloodOptions {
  url: string;
  world: Omit<FloodWorld, 'earlierMembers'>;
  /** False replaces earlier flood members; true adds members, with all indexes and triggers active. */
  add: boolean;
  threads: number;
  report: { streamed(progress: StreamProgress): void; step(name: FloodStep): void };
  /** If `add` is false, an abort empties the tables and restores the indexes. */
  signal: AbortSignal;
}

export type FloodStep = 'prepare' | 'stream' | 'ledger' | 'indexes' | 'keys' | 'analyse' | 'check';

export interface FloodResult {
  world: FloodWorld;
  written: WrittenCounts;
  findings: string[];
}

/**
 * @throws StartError if `add` is false and the database has members that no flood made, or if `add` is true and
 * an index, key or trigger is missing or invalid
 */
export async function flood(options: FloodOptions): Promise<FloodResult> {
  const { url, add, threads, report, signal } = options;
  report.step('prepare');
  const { world, migrated } = await onConnection(url, client => prepare(client, options));
  report.step('stream');
  try {
    const streamed = await loadTables({ url, world, fresh: !add }, threads, report.streamed, signal);
    report.step('ledger');
    const writeEntries = (client: pg.Client) => writeLedger(client, world.earlierMembers, !add);
    const ledgerEntries = add
      ? await onConnection(url, writeEntries)
      : await writeLedgerAndRestore(options, migrated, writeEntries);
    report.step('analyse');
    await onConnections(url, filledTables, threads, vacuum, signal);
    report.step('check');
    const written = { streamed, ledgerEntries };
    return { world, written, findings: await checkFlood(url, world, written, threads) };
  } catch (error) {
    if (!add) await resetTables(options, migrated);
    throw error;
  }
}

async function prepare(
  client: pg.Client,
  { world, add }: FloodOptions,
): Promise<{ world: FloodWorld; migrated: TableDefinition[] }> {
  const migrated = await migratedDefinitions(client);
  const { rows } = await client.query<{ others: boolean; earlierMembers: number }>(
    `select exists (select from accounts where not ${isFlooded}) as others,
      (select coalesce(max(${floodNumber}), 0) from accounts where ${isFlooded}) as "earlierMembers"`,
  );
  const { others, earlierMembers } = rows[0] ?? { others: true, earlierMembers: 0 };
  if (add) {
    assertComplete(await definitionsOf(client), migrated);
    return { world: { ...world, earlierMembers }, migrated };
  }
  if (others) throw new StartError('The database has members that no flood made: add to them with --add.');
  await truncateMembers(client);
  await dropIndexesAndKeys(client);
  return { world: { ...world, earlierMembers: 0 }, migrated };
}

function assertComplete(actual: TableDefinition[], migrated: TableDefinition[]): void {
  if (differences(actual, migrated).length === 0) return;
  throw new StartError(
    'A flood was cut short in this database: flood it without --add, or npm run db:reset.',
  );
}

async function writeLedgerAndRestore(
  { url, threads, report, signal }: FloodOptions,
  migrated: TableDefinition[],
  writeEntries: (client: pg.Client) => Promise<number>,
): Promise<number> {
  const { indexes, keys } = await onConnection(url, client => missingDefinitions(client, migrated));
  let entries = 0;
  const writeLedgerEntries = async (client: pg.Client) => {
    entries = await writeEntries(client);
  };
  const otherIndexes = indexes.filter(({ table }) => !isLedgerTable(table)).map(createDefinition);
  await onConnections(url, [writeLedgerEntries, ...otherIndexes], threads, run, signal);
  report.step('indexes');
  await onConnections(
    url,
    indexes.filter(({ table }) => isLedgerTable(table)).map(createDefinition),
    threads,
    run,
    signal,
  );
  report.step('keys');
  await onConnections(url, keys.map(createDefinition), 1, run, signal);
  await onConnection(url, enableTriggers);
  return entries;
}

const isLedgerTable = (table: string): boolean => ledgerTables.some(name => name === table);
const createDefinition =
  ({ sql }: MissingDefinition) =>
  (client: pg.Client) =>
    client.query(sql);
const run = async (client: pg.Client, work: (client: pg.Client) => Promise<unknown>) =>
  void (await work(client));

async function resetTables(options: FloodOptions, migrated: TableDefinition[]): Promise<void> {
  const empty = `truncate ${filledTables.join(', ')}, receipt_counters cascade`;
  await onConnection(options.url, client => client.query(empty));
  const report = { ...options.report, step: () => undefined };
  const { signal } = new AbortController();
  await writeLedgerAndRestore({ ...options, report, signal }, migrated, async () => 0);
}

/** Freezes the rows now, so that autovacuum need not do it later. */
const vacuum = (client: pg.Client, table: string) =>
  client.query(`vacuum (freeze, analyze) ${table}`).then(() => undefined);
