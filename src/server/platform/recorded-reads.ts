import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { CompiledQuery, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Db } from './db.ts';
import { PREPARED_MARK } from './prepared-mark.ts';
import { batchingDbOf } from './query-batching.ts';

/** The current time as a value of a statement: a repetition of the statement uses its own time. */
export class Now extends Date {}

/** The statements from which something was made, as one statement that shows whether they still return the same. */
export type RecordedReads = {
  statement: string;
  values: readonly unknown[];
  digest: string;
  /** When what was made of the same rows changes, because of the time alone; in ms. */
  validUntil: number;
};

type Recording = {
  isOpen: boolean;
  isRepeatable: boolean;
  validUntil: number;
  reads: { text: string; values: readonly unknown[]; digest: string | null }[];
};

const recordings = new AsyncLocalStorage<Recording>();

/**
 * Records the statements of `make`, which must depend on nothing but its caller, these statements and the times given
 * to `limitValidity`.
 * @returns `reads` is null if `make` wrote, or read too variously
 */
export async function recordReads<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; reads: RecordedReads | null }> {
  const recording: Recording = {
    isOpen: true,
    isRepeatable: true,
    validUntil: Number.POSITIVE_INFINITY,
    reads: [],
  };
  try {
    const made = await recordings.run(recording, make);
    return { made, reads: toRecordedReads(recording) };
  } finally {
    recording.isOpen = false;
  }
}

/** Says that what is being made changes at this time, even if no row changes. */
export function limitValidity(until: Date | number): void {
  const recording = recordings.getStore();
  if (recording) recording.validUntil = Math.min(recording.validUntil, Number(until));
}

/**
 * True if all statements return now exactly the rows that were recorded. Asks one question, in one snapshot.
 * @spec D3.4
 */
export async function areUnchanged(db: Db, reads: RecordedReads, now: Date): Promise<boolean> {
  const values = reads.values.map(value => (value instanceof Now ? now : value));
  const query = CompiledQuery.raw(reads.statement, values) as CompiledQuery<{ digest: string }>;
  const { rows } = await batchingDbOf(db).executeQuery(query);
  return rows[0]?.digest === reads.digest && now.getTime() < reads.validUntil;
}

/** Lets `recordReads` see the statements that are sent through `pool`. */
export function recordingPool(pool: PostgresPool): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const recorded = clients.get(client) ?? recordingClient(client);
      clients.set(client, recorded);
      return recorded;
    },
    end: () => pool.end(),
  };
}

type Result = { rows: Record<string, unknown>[] };
type RunQuery = (text: string, values?: readonly unknown[]) => Promise<Result>;

function recordingClient(client: PostgresPoolClient): PostgresPoolClient {
  const run = client.query.bind(client) as unknown as RunQuery;
  const query: RunQuery = (text, values = []) => {
    const recording = recordings.getStore();
    return recording?.isOpen ? runRecorded(recording, run, text, values) : run(text, values);
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: client.release.bind(client) };
}

/** Locking reads are no reads here, because a repetition would lock, too. */
const isRead = (text: string): boolean =>
  /^[\s(]*select\b/i.test(text) && !/\bfor (update|share|no key|key share)\b/i.test(text);

async function runRecorded(
  recording: Recording,
  run: RunQuery,
  text: string,
  values: readonly unknown[],
): Promise<Result> {
  if (!isRead(text)) recording.isRepeatable = false;
  if (!recording.isRepeatable) return run(text, values);
  const read: Recording['reads'][number] = { text, values: values.map(compactList), digest: null };
  recording.reads.push(read);
  const result = await run(withRowDigests(text), values);
  read.digest = digestOf(result.rows.map(row => String(row.row_digest)));
  return { ...result, rows: result.rows.map(({ row_digest, ...row }) => row) };
}

const digestOf = (rowDigests: string[]): string =>
  rowDigests.length === 0 ? '' : createHash('md5').update(rowDigests.join('')).digest('hex');

const UUID = /^[0-9a-f-]{36}$/;

/** Ids in one string take a third of the memory, and PostgreSQL gets them in this form anyway. */
const compactList = (value: unknown): unknown =>
  Array.isArray(value) && value.every(item => typeof item === 'string' && UUID.test(item))
    ? `{${value.join()}}`
    : value;

const digesting = new Map<string, string>();

/** Without `offset 0`, PostgreSQL would compute each column twice, for the answer and for its digest. */
function withRowDigests(text: string): string {
  const cached = digesting.get(text);
  if (cached !== undefined) return cached;
  const mark = text.endsWith(PREPARED_MARK) ? ` ${PREPARED_MARK}` : '';
  const digested = `select answer_row.*, md5(answer_row::text) as row_digest
    from (select * from (${text}) as answer offset 0) as answer_row${mark}`;
  if (digesting.size < MAX_SHAPES) digesting.set(text, digested);
  return digested;
}

/** A statement for each shape is prepared on every connection, so there must be few. */
const MAX_SHAPES = 200;
const digestStatements = new Map<string, string>();

function toRecordedReads({ isRepeatable, validUntil, reads }: Recording): RecordedReads | null {
  if (!isRepeatable || reads.length === 0 || reads.some(({ digest }) => digest === null)) return null;
  const shape = reads.map(({ text }) => text).join('\n');
  const statement = digestStatements.get(shape) ?? digestStatement(reads);
  if (!digestStatements.has(shape) && digestStatements.size >= MAX_SHAPES) return null;
  digestStatements.set(shape, statement);
  const digest = reads.map(read => read.digest).join();
  return { statement, values: reads.flatMap(({ values }) => values), digest, validUntil };
}

function digestStatement(reads: Recording['reads']): string {
  let before = 0;
  const digests = reads.map(({ text, values }) => {
    const offset = before;
    before += values.length;
    const renumbered = text.replace(/\$(\d+)/g, (_, nth: string) => `$${offset + Number(nth)}`);
    return `(select coalesce(md5(string_agg(md5(answer_row::text), '')), '') from (${renumbered}) as answer_row)`;
  });
  return `select ${digests.join(` || ',' || `)} as digest ${PREPARED_MARK}`;
}
