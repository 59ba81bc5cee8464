import { cellOf } from '#contract/cells';
import type { Interest } from '#contract/interests';
import type { bodyTypes } from '#contract/profiles';
import { activityRank } from '../../src/server/profiles/activity.ts';
import { insertMember } from '../../src/server/testing/members.ts';
import { openDatabase } from './database.ts';

type Found = {
  name: string;
  interests: Interest[];
  body: (typeof bodyTypes)[number];
  at: [number, number];
  fictional?: boolean;
  /** Seen this minute. */
  online?: true;
  /** Signed up long ago. */
  longHere?: true;
  withPhoto?: true;
};

const LONG_MS = 40 * 86_400_000;

const wellington: [number, number] = [-41.29, 174.78];
const lowerHutt: [number, number] = [-41.21, 174.91];
const auckland: [number, number] = [-36.85, 174.76];

const found: Found[] = [
  { name: 'Tane', interests: ['gym', 'wine'], body: 'slim', at: wellington, withPhoto: true, online: true },
  { name: 'Wiremu', interests: ['wine'], body: 'normal', at: lowerHutt, online: true, longHere: true },
  { name: 'Rangi', interests: ['gym', 'wine'], body: 'fat', at: auckland },
  { name: 'Tama', interests: ['wine'], body: 'slim', at: auckland, fictional: true },
];

/** Four men of one age, which nobody else of the demo world has, to be found by every filter. */
export async function plantSearched(age: number): Promise<void> {
  const db = openDatabase();
  try {
    const app = { db, bus: { publish: async () => {} }, clock: { now: () => new Date() } };
    const birthDate = `${new Date().getFullYear() - age}-01-01`;
    for (const one of found) {
      const { name, interests, body, at, fictional = false } = one;
      const email = `${crypto.randomUUID()}@mail.example`;
      const facts = { name, email, interests, fictional, country: 'NZ' as const, birthDate };
      const member = await insertMember(app as unknown as Parameters<typeof insertMember>[0], {
        ...facts,
        region: at === auckland ? 'NZ-AUK' : 'NZ-WGN',
        cell: cellOf(...at),
        ...(one.longHere && { signedUpAt: new Date(Date.now() - LONG_MS) }),
        activityRank: one.online ? activityRank(new Date(), one.withPhoto === true) : 0,
      });
      const profile_id = member.profileId;
      await db
        .updateTable('profiles')
        .set({ body_type: body, has_photo: one.withPhoto === true })
        .where('id', '=', profile_id)
        .execute();
      if (one.online)
        await db
          .insertInto('presence')
          .values({ profile_id, here_until: new Date(Date.now() + 300_000) })
          .execute();
    }
  } finally {
    await db.destroy();
  }
}
