import type pg from 'pg';
import { emailOf } from '../../db/seeds/flood/world.ts';
import { hashSecret, newSecret } from '../../src/server/platform/secrets.ts';
import { captureStatements, type Statement } from '../../src/server/testing/capture-statements.ts';
import { browserHeaders } from '../support/load.ts';
import { onDatabase, openServer } from '../support/open-server.ts';
import { median } from '../support/stats.ts';
import { type ExplainedCall, explainedCalls } from './explained-calls.ts';

export async function explainAll(database: string) {
  const server = await openServer(database);
  try {
    return await onDatabase(database, async client => {
      const login = await logInFirstMember(client);
      const explained: Awaited<ReturnType<typeof explain>>[] = [];
      for (const explainedCall of explainedCalls) {
        const headers = {
          ...browserHeaders(80, explainedCall.visitor ? undefined : login.secret),
          host: 'localhost',
        };
        const url = explainedCall.address.replace('{chat}', login.chat);
        const statements = await captureStatements(async () => {
          const { statusCode, body } = await server.http.inject({ url, headers });
          if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
        });
        explained.push(await explain(client, explainedCall, statements));
      }
      return explained;
    });
  } finally {
    await server.close();
  }
}

async function explain(
  client: pg.Client,
  { id, title, statementPattern }: ExplainedCall,
  statements: Statement[],
) {
  const statement = statements.find(({ text }) => statementPattern.test(text));
  if (!statement) throw new Error(`${title}: the application sends no such statement`);
  const { text, values } = statement;
  const runExplain = async (options: string): Promise<unknown[]> =>
    (await client.query({ text: `explain (${options}) ${text}`, values })).rows.map(row => row['QUERY PLAN']);
  const outputs: ExplainOutput[] = [];
  for (let round = 0; round < RUNS; round += 1)
    outputs.push(...((await runExplain('analyze, timing off, format json')) as ExplainOutput[][]).flat());
  const lines = (await runExplain('analyze, buffers, costs off, timing off')) as string[];
  return {
    id,
    title,
    milliseconds: median(outputs.map(tree => tree['Execution Time'])),
    plan: shortenPlan(lines),
    faults: outputs[0] ? faultsOf(title, outputs[0].Plan) : [],
  };
}

const RUNS = 7;
type ExplainOutput = { Plan: PlanNode; 'Execution Time': number };

async function logInFirstMember(client: pg.Client): Promise<{ secret: string; chat: string }> {
  const secret = newSecret();
  const { rows } = await client.query<{ chat: string }>(
    `with login as (
       insert into sessions (secret_hash, account_id, expires_at)
       select $1, id, now() + interval '1 hour' from accounts where email = $2 returning account_id)
     select conversation_id as chat from login join profiles using (account_id)
     join conversation_members on profile_id = profiles.id join conversations on conversations.id = conversation_id
     order by last_seq desc limit 1`,
    [hashSecret(secret), emailOf(1)],
  );
  if (!rows[0]) throw new Error('The database has no flood members.');
  return { secret, chat: rows[0].chat };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** No page needs to scan or sort more rows than this. */
const MAX_ROWS = 15_000;

function faultsOf(title: string, node: PlanNode): string[] {
  const childFaults = (node.Plans ?? []).flatMap(child => faultsOf(title, child));
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const type = node['Node Type'];
  if (type === 'Seq Scan' && read > MAX_ROWS)
    return [...childFaults, `${title}: reads ${read} rows of ${node['Relation Name']}`];
  if (/Sort/.test(type)) {
    const sorted = (node.Plans ?? []).reduce(
      (sum, child) => sum + child['Actual Rows'] * child['Actual Loops'],
      0,
    );
    if (sorted > MAX_ROWS) return [...childFaults, `${title}: sorts ${sorted} rows`];
  }
  return childFaults;
}

const LONGEST = 150;
const omittedLines =
  /^\s*(Planning|Execution Time|Index Searches|Storage|Buckets|Heap Fetches: 0|Recheck Cond|Sort Method)/;

/** Removes nodes that never ran, and values that differ each time. */
function shortenPlan(lines: string[]): string {
  const output: string[] = [];
  let skippedDepth = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > skippedDepth) continue;
    skippedDepth = line.includes('(never executed)') ? depth : Number.POSITIVE_INFINITY;
    const repeated = /^\s*Buffers/.test(line) && output.some(before => before.includes('Buffers'));
    if (
      skippedDepth < Number.POSITIVE_INFINITY ||
      repeated ||
      omittedLines.test(line) ||
      /^\s*SubPlan/.test(line)
    )
      continue;
    const generalized = line
      .replace(/'[0-9a-f]{8}-[0-9a-f-]{27}'::uuid/g, '$id')
      .replace(/'\{[0-9a-f-]{36}.*?\}'/g, '$ids');
    output.push(generalized.length > LONGEST ? `${generalized.slice(0, LONGEST)} ...` : generalized);
  }
  return output.join('\n');
}
