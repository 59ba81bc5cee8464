import { expect } from 'vitest';
import * as calls from '#contract/likes';
import type { TestMember } from '../../testing/members.ts';
import type { startTestServer } from '../../testing/start-test-server.ts';

export async function assertConsistentAfterStorm(
  { as, db, signUpMember }: Awaited<ReturnType<typeof startTestServer>>,
  acts: number,
): Promise<void> {
  const [one, other] = [await signUpMember(), await signUpMember()];
  const like = (from: TestMember, to: TestMember) =>
    as(from).send(calls.like, { body: { id: to.profileId } });
  const unlike = (from: TestMember, to: TestMember) =>
    as(from).send(calls.unlike, { body: { id: to.profileId } });
  const storm = Array.from({ length: acts }, (_, index) => {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
    return index % 3 === 0 ? unlike(from, to) : like(from, to);
  });
  const answers = await Promise.all(storm);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const pair = [one.profileId, other.profileId];
  const rows = await db.selectFrom('likes').selectAll().where('liker_id', 'in', pair).execute();
  expect(rows.map(({ matched_at }) => matched_at !== null)).toEqual(rows.map(() => rows.length === 2));
  const likes = await db
    .selectFrom('likes_taken_back')
    .select('liker_id')
    .where('liker_id', 'in', pair)
    .execute();
  const likers = rows.map(({ liker_id }) => liker_id);
  expect(likes.filter(({ liker_id }) => likers.includes(liker_id))).toEqual([]);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await unlike(from, to);
  expect((await like(one, other)).body).toEqual({ matched: false });
  expect((await like(other, one)).body).toEqual({ matched: true });
}
