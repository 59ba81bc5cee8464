import pg from 'pg';
import { capture, type Statement } from './capture.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** What statements read of the database: pages of 8 kB, and what they sort. */
export type Reads = { pages: number; sorts: string[] };

/**
 * What the questions that mention any of these tables read, of all that the application says while `work` runs; the worse of a plan
 * for these values and one for any, since a connection settles on either.
 */
export async function readsOf(url: string, tables: RegExp, work: () => Promise<unknown>): Promise<Reads> {
  const said = (await capture(work)).filter(({ text }) => /^\s*\(?select/.test(text) && tables.test(text));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const reads: Reads = { pages: 0, sorts: [] };
    for (const statement of said) {
      const plans = [await planOf(client, statement, 'custom'), await planOf(client, statement, 'generic')];
      reads.pages += Math.max(...plans.map(plan => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']));
      reads.sorts.push(...plans.flatMap(sortsIn));
    }
    return reads;
  } finally {
    await client.end();
  }
}

async function planOf(
  client: pg.Client,
  { text, values }: Statement,
  kind: 'custom' | 'generic',
): Promise<Plan> {
  await client.query(`set plan_cache_mode = force_${kind}_plan`);
  await client.query(`prepare asked as ${text}`);
  const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
  const ask = () => client.query(`explain (analyze, buffers, timing off, format json) execute asked${given}`);
  // The first one also reads what is known of the tables.
  await ask();
  const { rows } = await ask();
  await client.query('deallocate asked');
  return rows[0]['QUERY PLAN'][0].Plan;
}

const literalOf = (value: unknown): string =>
  value === null || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : pg.escapeLiteral(value instanceof Date ? value.toISOString() : wordsOf(value));

const wordsOf = (value: unknown): string => (Array.isArray(value) ? `{${value.join()}}` : String(value));

const sortsIn = (plan: Plan): string[] => [
  ...(/Sort/.test(plan['Node Type']) ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(sortsIn),
];
