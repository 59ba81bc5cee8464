import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRESENCE_GRACE_MS } from '#contract/constants';
import { sessionOf, type TestMember, withSecondSession } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { markAway, markPresence, publishDueOffline } from './presence.ts';
import { selectIsOnline } from './presence-queries.ts';

const { app, db, clock, signUpMember } = await startTestServer();
const published: string[] = [];
app.hooks.onPresenceChanged.register(async (_tx, { profileId }) => void published.push(profileId));

const SECOND = 1_000;
type PresenceAct = { device: number; away: boolean; after: number };

async function observe(member: TestMember, acts: PresenceAct[]) {
  const devices = [member, await withSecondSession(app, member)].map(sessionOf);
  const leftAt: (number | null)[] = [null, null];
  const [moments, tellings]: [{ seen: boolean; gone: number }[], number[]] = [[], []];
  const look = async () => {
    const now = clock.now();
    const gone = leftAt.includes(Number.POSITIVE_INFINITY)
      ? 0
      : now.getTime() - Math.max(...leftAt.map(Number));
    moments.push({ seen: await selectIsOnline(db, member.profileId, now), gone });
    if (published.splice(0).includes(member.profileId)) tellings.push(moments.length - 1);
  };
  for (const { device, away, after } of [...acts, { device: 0, away: true, after: 30 }]) {
    for (let second = 0; second < after; second++) {
      await look();
      clock.advance(SECOND);
      await publishDueOffline(app);
    }
    await look();
    const login = devices[device] ?? sessionOf(member);
    await (away ? markAway(app, login) : markPresence(app, login));
    if (!away) leftAt[device] = Number.POSITIVE_INFINITY;
    else if (leftAt[device] === Number.POSITIVE_INFINITY) leftAt[device] = clock.now().getTime();
  }
  await look();
  return { moments, tellings };
}

const acts = fc.array(
  fc.record({ device: fc.nat(1), away: fc.boolean(), after: fc.integer({ min: 0, max: 25 }) }),
  { minLength: 5, maxLength: 10 },
);

const here = { away: false, after: 0 };
const gone = { away: true, after: 0 };
const leftTwice: PresenceAct[] = [
  { ...here, device: 1 },
  { ...here, device: 0 },
  { ...gone, device: 1 },
  { ...gone, device: 0, after: 1 },
  { ...gone, device: 1 },
];

test('a member is seen online until 15 seconds after leaving, and each change is published exactly when it is seen (spec D4.8, D5.6)', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async all => {
      const { moments, tellings } = await observe(await signUpMember(), all);
      for (const { seen, gone } of moments) expect(seen).toBe(gone < PRESENCE_GRACE_MS);
      const turns = moments.flatMap(({ seen }, at) =>
        seen === (moments[at - 1]?.seen ?? false) ? [] : [at],
      );
      expect(tellings).toEqual(turns);
    }),
    { numRuns: 4, examples: [[leftTwice]] },
  );
});
