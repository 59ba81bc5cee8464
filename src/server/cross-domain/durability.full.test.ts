import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createDb, type Db } from '../platform/db.ts';
import { insertMember, type TestMember } from '../testing/members.ts';
import { KillableCluster } from './testing/durability/cluster.ts';
import { findInconsistencies } from './testing/durability/inconsistencies.ts';
import { seededBugs } from './testing/durability/seeded-bugs.ts';
import { type SentMessage, sendInRing, sendUntilAnswered } from './testing/durability/senders.ts';

const cluster = new KillableCluster();
beforeAll(() => cluster.start(), 1_800_000);
afterAll(() => cluster.destroy(), 1_800_000);

type Trial = {
  kills: 'server' | 'postgres';
  times: number;
  each: number;
  bug?: (database: string) => string[];
  env?: Record<string, string>;
};
type Outcome = { sent: SentMessage[]; killed: number; found: string[]; repeated: boolean };

let trials = 0;

/** Kills the server or PostgreSQL while members send, then sends all messages again. */
async function runTrial({ kills, times, each, bug, env = {} }: Trial): Promise<Outcome> {
  const name = `durability_${++trials}`;
  const { url, server } = await cluster.serverOn(name, env);
  const db = createDb(url);
  try {
    const members = await writers(db, each);
    for (const statement of bug?.(name) ?? []) await runSql(db, statement);
    await server.start();
    let acknowledged = 0;
    let killed = 0;
    let done = false;
    const total = members.length * each * EXPECTED_SHARE;
    const killer = async () => {
      while (!done && killed < times) {
        await delay(10);
        if (acknowledged < ((killed + 0.5) * total) / times) continue;
        killed += 1;
        if (kills === 'postgres') await cluster.killPostgres();
        else {
          await server.kill();
          await server.start();
        }
      }
    };
    const killing = killer();
    const sent = await sendInRing(server.port, members, {
      each,
      onSent: () => {
        acknowledged += 1;
      },
    }).finally(() => {
      done = true;
    });
    await killing;
    const again = await Promise.all(sent.map(one => sendUntilAnswered(server.port, one)));
    const repeated = sent.every(({ acknowledged }, index) => again[index]?.message?.id === acknowledged?.id);
    return { sent, killed, found: await findInconsistencies(db, sent), repeated };
  } finally {
    await server.kill();
    for (const statement of ['alter system reset all', 'select pg_reload_conf()'])
      await runSql(db, statement);
    await db.destroy();
  }
}

/** Every second member can pay for all their messages, the others for half. */
const EXPECTED_SHARE = 0.75;
const MEMBERS = 8;

const writers = (db: Db, each: number): Promise<TestMember[]> => {
  const app = { db, bus: { publish: () => undefined } as never, clock: systemClock };
  return Promise.all(
    Array.from({ length: MEMBERS }, (_, index) =>
      insertMember(app, {
        name: `Writer ${index}`,
        credits: 3,
        purchasedCredits: (index % 2 ? each : each / 2) - 3,
      }),
    ),
  );
};

const runSql = (db: Db, statement: string) => sql.raw(statement).execute(db);

describe('nothing acknowledged is lost or duplicated (spec R1)', () => {
  test.each(['server', 'postgres'] as const)(
    'during 20 times kill -9 of %s and a thousand acknowledged messages and gifts',
    async kills => {
      const { sent, killed, found, repeated } = await runTrial({ kills, times: 20, each: 168 });
      expect(killed).toBe(20);
      expect(sent.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThanOrEqual(1_000);
      expect(found).toEqual([]);
      expect(repeated).toBe(true);
    },
    1_800_000,
  );
});

describe('the checker catches', () => {
  const small = { times: 4, each: 60 };

  test('a commit that is not awaited', async () => {
    const { found } = await runTrial({ ...small, kills: 'postgres', bug: seededBugs.commitOff });
    expect(found).toContain('lost');
  }, 1_800_000);

  test('an acknowledgement before the commit', async () => {
    const { found } = await runTrial({ ...small, kills: 'server', env: { ACKNOWLEDGES: 'early' } });
    expect(found).toContain('lost');
  }, 1_800_000);

  test('a message without a unique key', async () => {
    const { found } = await runTrial({ ...small, kills: 'server', bug: seededBugs.noUniqueKey });
    expect(found).toContain('twice');
  }, 1_800_000);

  test('a debit that reads and then writes', async () => {
    const { found } = await runTrial({ ...small, kills: 'server', bug: seededBugs.readThenWrite });
    expect(found).toContain('books differ from the balance');
  }, 1_800_000);
});
