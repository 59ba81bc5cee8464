import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRESENCE_GRACE_MS } from '#contract/constants';
import { atAnotherDevice, loginOf, type TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { markAway, markPresence } from './presence.ts';
import { selectIsHere } from './presence-queries.ts';
import { tellLate } from './tell-late.ts';

const { app, db, clock, signUpMember } = await startTestServer();
const told: string[] = [];
app.hooks.onPresence.register(async (_tx, { profileId }) => void told.push(profileId));

const SECOND = 1_000;
type Act = { device: number; away: boolean; after: number };

/** What somebody sees who asks every second, what he is told and when, and how long nobody was at any device by then. */
async function watch(member: TestMember, acts: Act[]) {
  const devices = [member, await atAnotherDevice(app, member)].map(loginOf);
  const leftAt: (number | null)[] = [null, null];
  const [moments, tellings]: [{ seen: boolean; gone: number }[], number[]] = [[], []];
  const look = async () => {
    const now = clock.now();
    const gone = leftAt.includes(Number.POSITIVE_INFINITY)
      ? 0
      : now.getTime() - Math.max(...leftAt.map(Number));
    moments.push({ seen: await selectIsHere(db, member.profileId, now), gone });
    if (told.splice(0).includes(member.profileId)) tellings.push(moments.length - 1);
  };
  for (const { device, away, after } of [...acts, { device: 0, away: true, after: 30 }]) {
    for (let second = 0; second < after; second++) {
      await look();
      clock.advance(SECOND);
      await tellLate(app);
    }
    // Whoever asks at the very second of an act is told apart what was before it and after.
    await look();
    const login = devices[device] ?? loginOf(member);
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
/** One device says again that it was left, after another one was. */
const leftTwice: Act[] = [
  { ...here, device: 1 },
  { ...here, device: 0 },
  { ...gone, device: 1 },
  { ...gone, device: 0, after: 1 },
  { ...gone, device: 1 },
];

test('whoever asks every second sees a member while he is here and 15 seconds longer, and is told exactly when that changes (decisions 5.6)', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async all => {
      const { moments, tellings } = await watch(await signUpMember(), all);
      for (const { seen, gone } of moments) expect(seen).toBe(gone < PRESENCE_GRACE_MS);
      const turns = moments.flatMap(({ seen }, at) =>
        seen === (moments[at - 1]?.seen ?? false) ? [] : [at],
      );
      expect(tellings).toEqual(turns);
    }),
    { numRuns: 4, examples: [[leftTwice]] },
  );
});
