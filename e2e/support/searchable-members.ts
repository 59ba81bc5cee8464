import { cellOf } from '#contract/cells';
import type { Interest } from '#contract/interests';
import type { bodyTypes } from '#contract/profiles';
import { activityRank } from '../../src/server/profiles/activity.ts';
import { insertMember } from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';

type SearchableMember = {
  name: string;
  interests: Interest[];
  body: (typeof bodyTypes)[number];
  at: [number, number];
  fictional?: boolean;
  online?: true;
  signedUpLongAgo?: true;
  withPhoto?: true;
};

const LONG_MS = 40 * 86_400_000;

const wellington: [number, number] = [-41.29, 174.78];
const lowerHutt: [number, number] = [-41.21, 174.91];
const auckland: [number, number] = [-36.85, 174.76];

const searchableMembers: SearchableMember[] = [
  { name: 'Tane', interests: ['gym', 'wine'], body: 'slim', at: wellington, withPhoto: true, online: true },
  { name: 'Wiremu', interests: ['wine'], body: 'normal', at: lowerHutt, online: true, signedUpLongAgo: true },
  { name: 'Rangi', interests: ['gym', 'wine'], body: 'fat', at: auckland },
  { name: 'Tama', interests: ['wine'], body: 'slim', at: auckland, fictional: true },
];

/** No demo member may have this `age`, because the tests search by age. */
export async function insertSearchableMembers(age: number): Promise<void> {
  const db = openTestDatabase();
  try {
    const app = { db, bus: { publish: async () => {} }, clock: { now: () => new Date() } };
    const birthDate = `${new Date().getFullYear() - age}-01-01`;
    for (const spec of searchableMembers) {
      const { name, interests, body, at, fictional = false } = spec;
      const email = `${crypto.randomUUID()}@mail.example`;
      const values = { name, email, interests, fictional, country: 'NZ' as const, birthDate };
      const member = await insertMember(app as unknown as Parameters<typeof insertMember>[0], {
        ...values,
        region: at === auckland ? 'NZ-AUK' : 'NZ-WGN',
        cell: cellOf(...at),
        ...(spec.signedUpLongAgo && { signedUpAt: new Date(Date.now() - LONG_MS) }),
        activityRank: spec.online ? activityRank(new Date(), spec.withPhoto === true) : 0,
      });
      const profile_id = member.profileId;
      await db
        .updateTable('profiles')
        .set({ body_type: body, has_photo: spec.withPhoto === true })
        .where('id', '=', profile_id)
        .execute();
      if (spec.online)
        await db
          .insertInto('presence')
          .values({ profile_id, online_until: new Date(Date.now() + 300_000) })
          .execute();
    }
  } finally {
    await db.destroy();
  }
}
