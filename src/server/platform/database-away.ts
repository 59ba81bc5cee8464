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

/** Whether an error says that PostgreSQL was not there to answer. Libraries hand on copies that are no Error any more. */
export function saysAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  // Class 08 is every failure of the connection itself.
  return CODES.has(String(code)) || String(code).startsWith('08') || WORDS.test(String(message));
}

/** The error as it is, or DatabaseAway where PostgreSQL was not there to answer. */
export const namedAway = (error: unknown): unknown =>
  saysAway(error) ? new DatabaseAway('the database does not answer', { cause: error }) : error;
