/** `unavailable` means unreachable, `slow` means no answer in time, `full` means no disk space. */
export type DatabaseFailureReason = 'unavailable' | 'slow' | 'read_only' | 'full';

/** PostgreSQL cannot execute statements for a time; calls answer 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: DatabaseFailureReason;

  constructor(
    message: string,
    { cause, reason = 'unavailable' }: { cause?: unknown; reason?: DatabaseFailureReason } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
  }
}

const CODES: Readonly<Record<string, DatabaseFailureReason>> = {
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
      // SQLSTATE codes: admin_shutdown, crash_shutdown, cannot_connect_now
      ...['57P01', '57P02', '57P03'],
    ].map(code => [code, 'unavailable' as const]),
  ),
  // SQLSTATE codes: query_canceled, lock_not_available, idle_in_transaction_session_timeout,
  // transaction_timeout
  ...{ '57014': 'slow', '55P03': 'slow', '25P03': 'slow', '25P04': 'slow' },
  // SQLSTATE code read_only_sql_transaction
  '25006': 'read_only',
  // SQLSTATE code disk_full
  '53100': 'full',
};

const READ_TIMEOUT = /^Query read timeout/;

export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && READ_TIMEOUT.test(error.message);

const MESSAGES: [RegExp, DatabaseFailureReason][] = [
  [
    /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/,
    'unavailable',
  ],
  [READ_TIMEOUT, 'slow'],
];

/** Compares code and message, because libraries pass on copies of errors without their class. */
function databaseFailureReason(error: unknown): DatabaseFailureReason | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (typeof error !== 'object' || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const reason = CODES[String(code)];
  if (reason) return reason;
  // SQLSTATE class 08: connection exceptions; class 53: insufficient resources.
  if (/^(08|53)\w{3}$/.test(String(code))) return 'unavailable';
  return MESSAGES.find(([pattern]) => pattern.test(String(message)))?.[1] ?? null;
}

export const isDatabaseUnavailable = (error: unknown): boolean => databaseFailureReason(error) !== null;

export function toDatabaseUnavailable(error: unknown): unknown {
  const reason = databaseFailureReason(error);
  return reason === null || error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(`the database does not answer (${reason})`, { cause: error, reason });
}

export function writeRefusalReason(error: unknown): 'read_only' | 'full' | null {
  const reason = databaseFailureReason(error);
  return reason === 'read_only' || reason === 'full' ? reason : null;
}

/** Skips a minor write if the database refuses writes, so that the read succeeds. */
export async function skipIfReadOnly<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (writeRefusalReason(error)) return undefined;
    throw error;
  }
}
