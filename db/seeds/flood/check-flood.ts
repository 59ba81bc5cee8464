import type pg from 'pg';
import { rules } from './checks/rules.ts';
import { wrongSearchResults } from './checks/search.ts';
import { type ConnectionTask, onConnections } from './connections.ts';
import { definitionsOf, differences, migratedDefinitions } from './definitions.ts';
import { createNewcomersTable } from './newcomers-table.ts';
import type { StreamedTable } from './rows.ts';
import { emailOf, type FloodWorld, LOGIN, numberOf } from './world.ts';

export interface WrittenCounts {
  streamed: Readonly<Record<StreamedTable, number>>;
  ledgerEntries: number;
}

export async function checkFlood(
  url: string,
  world: FloodWorld,
  written: WrittenCounts,
  connections: number,
): Promise<string[]> {
  const findings: string[] = [];
  const tasks: ((client: pg.Client) => Promise<string[]>)[] = [
    ...Object.entries(rules).map(([rule, violations]) => async (client: pg.Client) => {
      const count = await countRows(client, violations);
      return count === 0 ? [] : [`${rule}: ${count} violations`];
    }),
    client => rowCountDifferences(client, { ...written.streamed, ledger_entries: written.ledgerEntries }),
    async () => (written.streamed.accounts === world.members ? [] : [`not ${world.members} members`]),
    async client => differences(await definitionsOf(client), await migratedDefinitions(client)),
    async client => wrongSearchResults(url, await loginProfile(client, world)),
  ];
  const checks = tasks.map(
    (check): ConnectionTask =>
      async client => {
        await createNewcomersTable(client, world.earlierMembers);
        findings.push(...(await check(client)));
      },
  );
  await onConnections(url, checks, connections);
  return findings;
}

type CountedTable = StreamedTable | 'ledger_entries';

/** Columns of the members whose rows are counted. */
const owners: Readonly<Record<CountedTable, string>> = {
  accounts: 'id = newcomers.account_id',
  profiles: 'id = profile_id',
  profile_interests: 'profile_interests.profile_id = newcomers.profile_id',
  photos: 'photos.profile_id = newcomers.profile_id',
  presence: 'presence.profile_id = newcomers.profile_id',
  likes: 'liker_id = profile_id',
  conversations: 'starter_id = profile_id',
  conversation_members: 'conversation_members.profile_id = newcomers.profile_id',
  messages: 'sender_id = profile_id',
  ledger_entries: 'ledger_entries.account_id = newcomers.account_id',
};

async function rowCountDifferences(
  client: pg.Client,
  written: Readonly<Record<CountedTable, number>>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [table, rows] of Object.entries(written)) {
    const count = await countRows(client, `${table} join newcomers on ${owners[table as CountedTable]}`);
    if (count !== rows) findings.push(`${table}: ${rows} rows were written and ${count} are there`);
  }
  return findings;
}

async function countRows(client: pg.Client, from: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${from}`);
  return Number(rows[0]?.count);
}

async function loginProfile(client: pg.Client, world: FloodWorld): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select profiles.id from profiles join accounts on accounts.id = account_id where email = $1',
    [emailOf(numberOf(world, LOGIN))],
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}
