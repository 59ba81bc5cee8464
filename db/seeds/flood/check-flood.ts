import type pg from 'pg';
import { conversationChecks } from './checks/conversations.ts';
import { ledgerChecks } from './checks/ledger.ts';
import { memberChecks } from './checks/members.ts';
import { rowCountDifferences } from './checks/row-counts.ts';
import { wrongSearchResults } from './checks/search.ts';
import { onConnections } from './connections.ts';
import { definitionsOf, differences, migratedDefinitions } from './definitions.ts';
import { createNewcomersTable } from './newcomers-table.ts';
import type { StreamedTable } from './tables.ts';
import { emailOf, type FloodWorld, LOGIN, numberOf } from './world.ts';

export interface WrittenCounts {
  streamed: Readonly<Record<StreamedTable, number>>;
  ledgerEntries: number;
}

export const floodChecks = [...memberChecks, ...conversationChecks, ...ledgerChecks];

type CheckTask = (client: pg.Client) => Promise<string[]>;

export async function checkFlood(
  url: string,
  world: FloodWorld,
  written: WrittenCounts,
  connections: number,
): Promise<string[]> {
  const findings: string[] = [];
  const tasks: CheckTask[] = [
    ...floodChecks.map(
      ({ rule, violations }): CheckTask =>
        client =>
          violationsOf(client, rule, violations),
    ),
    client => rowCountDifferences(client, written.streamed, written.ledgerEntries),
    async () => (written.streamed.accounts === world.members ? [] : [`not ${world.members} members`]),
    async client => differences(await definitionsOf(client), await migratedDefinitions(client)),
    async client => wrongSearchResults(url, await loginProfile(client, world)),
  ];
  await onConnections(url, tasks, connections, async (client, work) => {
    await createNewcomersTable(client, world.earlierMembers);
    findings.push(...(await work(client)));
  });
  return findings;
}

async function violationsOf(client: pg.Client, rule: string, offenders: string): Promise<string[]> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${offenders}`);
  const count = Number(rows[0]?.count);
  return count === 0 ? [] : [`${rule}: ${count} violations`];
}

async function loginProfile(client: pg.Client, world: FloodWorld): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select profiles.id from profiles join accounts on accounts.id = account_id where email = $1',
    [emailOf(numberOf(world, LOGIN))],
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}
