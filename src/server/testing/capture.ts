import { createHash } from 'node:crypto';
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/**
 * What the application says to the database while `work` runs, statement by statement: the bare side of a comparison repeats
 * just that, so that it can never fall behind the code.
 */
export async function capture(work: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function (...args) {
    const [first, second] = args as [string | Statement, unknown[] | undefined];
    if (typeof first === 'string') said.push({ text: first, values: second ?? [] });
    else if (typeof first.text === 'string') said.push({ text: first.text, values: first.values ?? [] });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return said;
}

/** Says a statement, prepared once a connection. */
export const say = (client: pg.Client, { text, values }: Statement): Promise<unknown> =>
  values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values });

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
