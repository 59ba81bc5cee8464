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
  filledTables,
  restoreIndexesAndKeys,
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
    let ledgerEntries = 0;
    const ledger = async (client: pg.Client) => {
      ledgerEntries = await writeLedger(client, world.earlierMembers, !add);
    };
    await (add ? onConnection(url, ledger) : restoreIndexesAndKeys(options, migrated, ledger));
    report.step('analyse');
    // Freezes the rows now, so that autovacuum need not do it later.
    const vacuum = (table: string) => (client: pg.Client) =>
      client.query(`vacuum (freeze, analyze) ${table}`);
    await onConnections(url, filledTables.map(vacuum), threads, signal);
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
    if (differences(await definitionsOf(client), migrated).length === 0)
      return { world: { ...world, earlierMembers }, migrated };
    throw new StartError(
      'A flood was cut short in this database: flood it without --add, or npm run db:reset.',
    );
  }
  if (others) throw new StartError('The database has members that no flood made: add to them with --add.');
  await truncateMembers(client);
  await dropIndexesAndKeys(client);
  return { world: { ...world, earlierMembers: 0 }, migrated };
}

async function resetTables(options: FloodOptions, migrated: TableDefinition[]): Promise<void> {
  const empty = (client: pg.Client) =>
    client.query(`truncate ${filledTables.join(', ')}, receipt_counters cascade`);
  const report = { ...options.report, step: () => undefined };
  const { signal } = new AbortController();
  await onConnection(options.url, empty);
  await restoreIndexesAndKeys({ ...options, report, signal }, migrated, async () => undefined);
}
