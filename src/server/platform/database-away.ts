/**
 * Why PostgreSQL does not do what it is asked: it is not there (`away`), did not answer in time (`slow`), takes no writes (`read_only`), or has
 * no room for them (`full`). Not a fault of the query.
 */
export type WhyAway = 'away' | 'slow' | 'read_only' | 'full';

/** PostgreSQL cannot do what it was asked at the moment. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly why: WhyAway;

  constructor(message: string, { cause, why = 'away' }: { cause?: unknown; why?: WhyAway } = {}) {
    super(message, { cause });
    this.why = why;
  }
}

const CODES: Readonly<Record<string, WhyAway>> = {
  ...Object.fromEntries(
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'ETIMEDOUT',
      'EPIPE',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
      // shut down by its administrator, crashed, starting up
      ...['57P01', '57P02', '57P03'],
    ].map(code => [code, 'away' as const]),
  ),
  // canceled, by statement_timeout or by its administrator; a lock, a transaction or an idle one that took too long
  ...{ '57014': 'slow', '55P03': 'slow', '25P03': 'slow', '25P04': 'slow' },
  // read_only_sql_transaction: set so by its administrator, or a standby
  '25006': 'read_only',
  // disk_full
  '53100': 'full',
};

const GIVEN_UP = /^Query read timeout/;

/** Whether the driver waited no longer for an answer: it has closed the connection. */
export const saysGivenUp = (error: unknown): boolean =>
  error instanceof Error && GIVEN_UP.test(error.message);

/** What the driver says without a code. */
const WORDS: [RegExp, WhyAway][] = [
  [
    /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/,
    'away',
  ],
  [GIVEN_UP, 'slow'],
];

/** Why PostgreSQL could not answer; null for every other error. Libraries hand on copies that are no Error any more. */
export function whyAway(error: unknown): WhyAway | null {
  if (error instanceof DatabaseAway) return error.why;
  if (typeof error !== 'object' || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known = CODES[String(code)];
  if (known) return known;
  // Class 08 is every failure of the connection itself, class 53 every lack of something: memory, connections.
  if (/^(08|53)\w{3}$/.test(String(code))) return 'away';
  return WORDS.find(([words]) => words.test(String(message)))?.[1] ?? null;
}

/** Whether an error says that PostgreSQL could not do what it was asked at the moment. */
export const saysAway = (error: unknown): boolean => whyAway(error) !== null;

/** The error as it is, or DatabaseAway where PostgreSQL could not do what it was asked at the moment. */
export function namedAway(error: unknown): unknown {
  const why = whyAway(error);
  return why === null || error instanceof DatabaseAway
    ? error
    : new DatabaseAway(`the database does not answer (${why})`, { cause: error, why });
}

/** Why nothing can be written at the moment, while reading goes on; null for every other error. */
export function refusesWrites(error: unknown): 'read_only' | 'full' | null {
  const why = whyAway(error);
  return why === 'read_only' || why === 'full' ? why : null;
}

/** What a read writes along the way, e.g. that a member was here: left out while nothing can be written. */
export async function alongTheWay<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (refusesWrites(error)) return undefined;
    throw error;
  }
}
