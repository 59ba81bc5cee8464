import { afterAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/reauthentication/password-hash.ts';
import { CALLER_PASSWORD, callsWithEmail } from '../testing/calls-with-email.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const SAMPLES = 500;
const REPETITIONS = 3;
const WARM_UP = 20;
const TEN_MINUTES_MS = 600_000;

const server = await startTestServer({ ROLE: 'both', LOG_LEVEL: 'silent' });
const { db, clock } = server;
await setSetting(server, 'reveal_account_existence', 'no');
const expectedStatuses: Record<string, number> = {
  login: 401,
  'sign-up check': 200,
  'sign-up': 200,
  'password reset': 204,
  'change of address': 200,
};
const results: Record<string, number[]> = {};
afterAll(() => console.table(results));

/** All addresses have the same length, because length would distort the measured times. */
const newAddress = (): string => `${crypto.randomUUID()}@mail.example`;

async function knownAddresses(count: number): Promise<string[]> {
  const members = [];
  for (let number = 0; number < count; number++)
    members.push(await server.signUpMember({ email: newAddress() }));
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword('een eigen wachtwoord') })
    .where('password_hash', 'is', null)
    .execute();
  return members.map(({ email }) => email);
}

const unknownAddresses = (count: number): string[] => Array.from({ length: count }, newAddress);

function shuffled<T>(list: T[]): T[] {
  return list
    .map(item => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** A result of 0.5 means that timing reveals nothing. */
function areaUnderCurve(known: number[], unknown: number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

async function measure(
  sendCall: (typeof callsWithEmail)[string],
  expected: number | undefined,
): Promise<number> {
  // Each round signs up a new member, because advancing the clock ends the session.
  const asker = await server.signUpMember({ password: CALLER_PASSWORD });
  const kinds = [await knownAddresses(SAMPLES), unknownAddresses(SAMPLES)];
  const took: [number[], number[]] = [[], []];
  const statuses = new Set<number>();
  const time = async (email: string): Promise<number> => {
    clock.advance(TEN_MINUTES_MS);
    const startedAt = performance.now();
    statuses.add((await sendCall(server, email, asker)).status);
    return performance.now() - startedAt;
  };
  for (const email of unknownAddresses(WARM_UP)) await time(email);
  const attempts = kinds.flatMap((emails, kind) => emails.map(email => ({ email, kind })));
  for (const { email, kind } of shuffled(attempts)) took[kind as 0 | 1].push(await time(email));
  expect([...statuses], 'what was measured').toEqual([expected]);
  return areaUnderCurve(...took);
}

describe('response times do not reveal whether an account exists, if the site hides it (spec D1.1)', () => {
  test.each(Object.entries(callsWithEmail))(
    '%s: 500 known and 500 unknown addresses in random order, median of three rounds',
    async (name, ask) => {
      const measurements = [];
      for (let roundIndex = 0; roundIndex < REPETITIONS; roundIndex++)
        measurements.push(await measure(ask, expectedStatuses[name]));
      results[name] = measurements.map(area => Number(area.toFixed(3)));
      const middle = measurements.sort((one, other) => one - other)[1] ?? 1;
      expect(middle).toBeGreaterThan(0.45);
      expect(middle).toBeLessThan(0.55);
    },
    900_000,
  );
});
