import type pg from 'pg';
import { bookChecks } from './checks/books.ts';
import { miscounts } from './checks/counts.ts';
import { peopleChecks } from './checks/people.ts';
import { wrongAnswers } from './checks/search.ts';
import { talkChecks } from './checks/talks.ts';
import { definitionsOf, differences, migratedDefinitions } from './definitions.ts';
import { nameNewcomers } from './newcomers.ts';
import { onConnections } from './sessions.ts';
import type { StreamedTable } from './tables.ts';
import { emailOf, LOGIN, numberOf, type World } from './world.ts';

/** What a flood says it has written. */
export interface Written {
  streamed: Readonly<Record<StreamedTable, number>>;
  entries: number;
}

/** Every rule that a flood's rows keep, for the eyes of whoever reads a report. */
export const checks = [...peopleChecks, ...talkChecks, ...bookChecks];

type Work = (client: pg.Client) => Promise<string[]>;

/**
 * Looks in the database itself for anything that is not as it should be, on several connections.
 * @returns what was found, in words; nothing when all is well
 */
export async function reconcile(
  url: string,
  world: World,
  written: Written,
  sessions: number,
): Promise<string[]> {
  const findings: string[] = [];
  const tasks: Work[] = [
    ...checks.map(
      ({ rule, offenders }): Work =>
        client =>
          offendersOf(client, rule, offenders),
    ),
    client => miscounts(client, written.streamed, written.entries),
    async () => (written.streamed.accounts === world.members ? [] : [`not ${world.members} members`]),
    async client => differences(await definitionsOf(client), await migratedDefinitions(client)),
    async client => wrongAnswers(url, await loginProfile(client, world)),
  ];
  await onConnections(url, tasks, sessions, async (client, work) => {
    await nameNewcomers(client, world.before);
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
async function loginProfile(client: pg.Client, world: World): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select profiles.id from profiles join accounts on accounts.id = account_id where email = $1',
    [emailOf(numberOf(world, LOGIN))],
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}
