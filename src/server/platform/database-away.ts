/** PostgreSQL cannot be asked at the moment: it is down, starting, unreachable, or out of connections. Not a fault of the query. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

const CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  // shut down by its administrator, crashed, starting up; too many connections
  ...['57P01', '57P02', '57P03', '53300'],
]);
/** What the driver says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** The error as it is, or DatabaseAway where it says that PostgreSQL was not there to answer. */
export function namedAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // Class 08 is every failure of the connection itself.
  const away = CODES.has(code) || code.startsWith('08') || WORDS.test(error.message);
  return away ? new DatabaseAway('the database does not answer', { cause: error }) : error;
}
