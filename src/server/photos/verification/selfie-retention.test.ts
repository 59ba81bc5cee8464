import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { sendSelfie, showPose, withdrawVerification } from '#contract/verification';
import { operatorActor } from '../../backoffice/audit/audit-actor.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { insertTestPhoto } from '../testing/insert-test-photo.ts';
import { decideVerification } from './decide-verification.ts';
import { purgeSelfies } from './jobs.ts';

const server = await startTestServer();
const { app, db, clock, as } = server;
const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

async function waiting(): Promise<TestMember> {
  const member = await server.signUpMember();
  await insertTestPhoto(db, member.profileId, { main: true });
  await as(member).call(showPose);
  await as(member).call(sendSelfie, { upload });
  return member;
}
const rowOf = ({ profileId }: TestMember) =>
  db.selectFrom('verifications').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
const selfieOf = async (member: TestMember) => (await rowOf(member))?.selfie_key ?? '';
const filesOf = (key: string) => app.storage.list(key);
async function decided(decision: 'verified' | 'face_unclear') {
  const member = await waiting();
  await decideVerification(
    app,
    operatorActor(app, { id: 1 }),
    (await rowOf(member))?.attempt ?? '',
    decision,
  );
  return member;
}

describe('retention of selfies (spec D5.9)', () => {
  test('a withdrawal removes selfie and badge at once, and stores nothing', async () => {
    const member = await decided('verified');
    const selfie = await selfieOf(member);
    const { verification } = await as(member).call(withdrawVerification);
    expect(verification).toMatchObject({ state: 'none', has_badge: false, selfie_filename: null });
    expect([await rowOf(member), await filesOf(selfie)]).toEqual([undefined, []]);
    expect((await as(member).send(withdrawVerification)).status).toBe(200);
  });

  test('the selfie is removed 14 days after the decision, which stays', async () => {
    const member = await decided('verified');
    const selfie = await selfieOf(member);
    clock.advance(14 * DAY_MS - MINUTE_MS);
    await purgeSelfies(app);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(selfie)).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await purgeSelfies(app);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(selfie)).toEqual([]);
    expect(await rowOf(member)).toMatchObject({ status: 'verified', selfie_key: null, selfie_address: null });
  });

  test('an undecided selfie is removed after 30 days, a pose without a selfie after one', async () => {
    const member = await waiting();
    const selfie = await selfieOf(member);
    clock.advance(29 * DAY_MS);
    const other = await server.signUpMember();
    await insertTestPhoto(db, other.profileId, { main: true });
    await as(other).call(showPose);
    await purgeSelfies(app);
    expect([await rowOf(member), await rowOf(other)]).not.toContain(undefined);
    clock.advance(DAY_MS);
    await purgeSelfies(app);
    await purgeUnreferencedFiles(app);
    expect([await rowOf(member), await rowOf(other), await filesOf(selfie)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  test('a new attempt and the erasure of the account leave no selfie behind', async () => {
    const member = await decided('face_unclear');
    const first = await selfieOf(member);
    await as(member).call(showPose);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(first)).toEqual([]);
    await as(member).call(sendSelfie, { upload });
    const second = await selfieOf(member);
    expect(await filesOf(second)).toHaveLength(1);
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await filesOf(second)).toEqual([]);
  });
});
