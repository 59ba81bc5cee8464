import type pg from 'pg';
import { ledgerChecks } from './checks/books.ts';
import { rowCountDifferences } from './checks/counts.ts';
import { memberChecks } from './checks/people.ts';
import { wrongSearchResults } from './checks/search.ts';
import { conversationChecks } from './checks/talks.ts';
import { definitionsOf, differences, migratedDefinitions } from './definitions.ts';
import { createNewcomersTable } from './newcomers.ts';
import { onConnections } from './sessions.ts';
import type { StreamedTable } from './tables.ts';
import { emailOf, type FloodWorld, LOGIN, numberOf } from './world.ts';

/** What a flood says it has written. */
export interface WrittenCounts {
  streamed: Readonly<Record<StreamedTable, number>>;
  ledgerEntries: number;
}

/** Every rule that a flood's rows keep, for the eyes of whoever reads a report. */
export const checks = [...memberChecks, ...conversationChecks, ...ledgerChecks];

type CheckTask = (client: pg.Client) => Promise<string[]>;

/**
 * Looks in the database itself for anything that is not as it should be, on several connections.
 * @returns what was found, in words; nothing when all is well
 */
export async function checkFlood(
  url: string,
  world: FloodWorld,
  written: WrittenCounts,
  sessions: number,
): Promise<string[]> {
  const findings: string[] = [];
  const tasks: CheckTask[] = [
    ...checks.map(
      ({ rule, offenders }): CheckTask =>
        client =>
          offendersOf(client, rule, offenders),
    ),
    client => rowCountDifferences(client, written.streamed, written.ledgerEntries),
    async () => (written.streamed.accounts === world.members ? [] : [`not ${world.members} members`]),
    async client => differences(await definitionsOf(client), await migratedDefinitions(client)),
    async client => wrongSearchResults(url, await loginProfile(client, world)),
  ];
  await onConnections(url, tasks, sessions, async (client, work) => {
    await createNewcomersTable(client, world.earlierMembers);
    findings.push(...(await work(client)));
  });
  return findings;
}

async function offendersOf(client: pg.Client, rule: string, offenders: string): Promise<string[]> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${offenders}`);
  const count = Number(rows[0]?.count);
  return count === 0 ? [] : [`${rule}: ${count} times not`];
}

/** The profile of the flood's first member, whom the search is asked as. */
async function loginProfile(client: pg.Client, world: FloodWorld): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select profiles.id from profiles join accounts on accounts.id = account_id where email = $1',
    [emailOf(numberOf(world, LOGIN))],
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}
