import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

type ClientQuery = (this: pg.Client, ...args: unknown[]) => unknown;

const capturedStorage = new AsyncLocalStorage<Statement[]>();

/** Records the SQL of `work`, without the SQL of workers that run meanwhile. */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: ClientQuery };
  const query = prototype.query;
  prototype.query = function (...args) {
    const captured = capturedStorage.getStore();
    const [first, second] = args as [string | Statement, unknown[] | undefined];
    if (typeof first === 'string') captured?.push({ text: first, values: second ?? [] });
    else if (typeof first.text === 'string') captured?.push({ text: first.text, values: first.values ?? [] });
    return query.apply(this, args);
  };
  try {
    await capturedStorage.run(statements, work);
  } finally {
    prototype.query = query;
  }
  return statements;
}

/** The name lets each connection prepare the statement only once. */
export const runStatement = (client: pg.Client, { text, values }: Statement): Promise<unknown> =>
  values.length === 0 ? client.query(text) : client.query({ name: statementName(text), text, values });

const names = new Map<string, string>();

function statementName(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
