import pg from 'pg';
import { captureStatements, type Statement } from './capture-statements.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** `pages` counts the pages of 8 kB that the statements read. */
type QueryReads = { pages: number; sorts: string[] };

/** PostgreSQL may use a custom or a generic plan, so the worse plan counts. */
export async function measureReads(
  url: string,
  tables: RegExp,
  work: () => Promise<unknown>,
): Promise<QueryReads> {
  const statements = (await captureStatements(work)).filter(
    ({ text }) => /^\s*\(?select/.test(text) && tables.test(text),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const reads: QueryReads = { pages: 0, sorts: [] };
    for (const statement of statements) {
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
  const parameters = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : '';
  const explain = () =>
    client.query(`explain (analyze, buffers, timing off, format json) execute asked${parameters}`);
  // The first run also reads PostgreSQL's catalogue, so it is ignored.
  await explain();
  const { rows } = await explain();
  await client.query('deallocate asked');
  return rows[0]['QUERY PLAN'][0].Plan;
}

const literalOf = (value: unknown): string =>
  value === null || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : pg.escapeLiteral(value instanceof Date ? value.toISOString() : valueText(value));

const valueText = (value: unknown): string => (Array.isArray(value) ? `{${value.join()}}` : String(value));

const sortsIn = (plan: Plan): string[] => [
  ...(/Sort/.test(plan['Node Type']) ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(sortsIn),
];
