import { randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/chats';
import { getDecisions } from '#contract/decisions';
import { DAY_MS } from '#contract/durations';
import {
  banSuspected,
  clearSignals,
  getMemberSignals,
  getSignals,
  limitMember,
} from '#contract/staff-signals';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { reportActions } from '../testing/report-actions.ts';
import { weighAccount } from './weigh-account.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember } = server;
const { emailsTo, statusOf, open } = reportActions(server);
const reason = 'He sells something to everybody.';

let moderator: TestStaff;
let colleague: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('abuse_levels').execute();
  moderator = await createTestStaff(server, { roles: ['moderator'], name: 'Sanne' });
  colleague = await createTestStaff(server, { roles: ['moderator'] });
});

/** A member with signals that weigh `count` times 60. */
async function suspect(count = 1, name?: string): Promise<TestMember> {
  const member = await signUpMember({ premium: true, credits: 50, name });
  const kinds = ['banned_mailbox', 'banned_payment', 'similar_name'].slice(0, count);
  await db
    .insertInto('abuse_signals')
    .values(
      kinds.map(kind => ({ account_id: member.accountId, kind, source: 'test', happened_at: clock.now() })),
    )
    .execute();
  await weighAccount(app, member.accountId);
  return member;
}
const details = async (member: TestMember, staff = moderator) => {
  await open(staff, member);
  return staff.call(getMemberSignals, { query: { id: member.profileId } });
};
const seenOf = async (member: TestMember) => (await details(member)).member.since;
const bodyOf = async (member: TestMember) => ({
  member: member.profileId,
  seen: await seenOf(member),
  reason,
});
const firstMessage = async (from: TestMember) => {
  const { profileId: to } = await signUpMember();
  const { error } = await as(from).send(sendMessage, { body: { to, client_id: randomUUID(), text: 'Hoi' } });
  return error?.code;
};

describe('staff and abuse signals (spec D5.13, D5.10)', () => {
  test('list the members by level, the latest first, with what speaks against them and who decided', async () => {
    const [first, second] = [await suspect(1, 'Vera'), await suspect(2, 'Wim')];
    const { members, waiting, next } = await moderator.call(getSignals);
    expect(members.map(({ id, level, score }) => [id, level, score])).toEqual([
      [second.profileId, 'stopped', 120],
      [first.profileId, 'review', 60],
    ]);
    expect([waiting, next]).toEqual([2, null]);
    expect(members[1]).toMatchObject({
      ...{ name: 'Vera', decided: null, banned: false },
      signals: [{ kind: 'banned_mailbox', count: 1, weight: 60 }],
    });
    const stopped = await moderator.call(getSignals, { query: { level: 'stopped' } });
    expect(stopped.members.map(({ id }) => id)).toEqual([second.profileId]);
    const body = { ...(await bodyOf(first)), level: 'slowed', rule: 'advertising' } as const;
    await moderator.call(limitMember, { body });
    const waits = await moderator.call(getSignals, { query: { waiting: true } });
    expect([waits.members.map(({ id }) => id), waits.waiting]).toEqual([[second.profileId], 1]);
    expect((await details(first)).member.decided?.by).toBe('Sanne');
  });

  test('read the signals about one member after a reason, which the audit log and the export of the member keep', async () => {
    const member = await suspect();
    const query = { id: member.profileId };
    const refused = await moderator.send(getMemberSignals, { query });
    expect([refused.status, refused.error?.code]).toEqual([403, 'lookup_reason_required']);
    expect((await details(member)).list).toEqual([
      { kind: 'banned_mailbox', at: clock.now().toISOString(), counts: true },
    ]);
    const read = await db
      .selectFrom('audit.entries')
      .select(['reason', 'details'])
      .where('staff_id', '=', moderator.staffId)
      .where('action', '=', 'members.read')
      .execute();
    expect(read).toMatchObject([{ reason: 'Looks into a report', details: { part: 'signals' } }]);
    const exported = (await exportArchiveOf(server, member))['index.html'] as Uint8Array;
    expect(strFromU8(exported)).toContain('Looks into a report');
  });

  test('turn the pages of a long list without gap or repeat', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 53; at += 1) {
      ids.unshift((await suspect()).profileId);
      clock.advance(at % 3);
    }
    const first = await moderator.call(getSignals);
    const second = await moderator.call(getSignals, { query: { before: first.next ?? '' } });
    const listed = [...first.members, ...second.members].map(({ id }) => id);
    expect([first.members.length, second.next]).toEqual([50, null]);
    expect(listed.sort()).toEqual(ids.sort());
  });

  test('clear: the limits end, the signals no longer count, and new ones do', async () => {
    const member = await suspect(2);
    expect(await firstMessage(member)).toBe('first_messages_stopped');
    expect((await moderator.send(clearSignals, { body: await bodyOf(member) })).status).toBe(204);
    expect(await firstMessage(member)).toBeUndefined();
    clock.advance(1_000);
    await weighAccount(app, member.accountId);
    const { member: cleared, list } = await details(member);
    expect([cleared.level, cleared.score, list.map(({ counts }) => counts)]).toEqual([
      null,
      0,
      [false, false],
    ]);
    await db
      .insertInto('abuse_signals')
      .values({ account_id: member.accountId, kind: 'similar_name', source: 'new', happened_at: clock.now() })
      .execute();
    await weighAccount(app, member.accountId);
    expect((await details(member)).member.level).toBe('review');
  });

  test('slow and stop: the member reads why, may appeal, and no signal changes it', async () => {
    const member = await signUpMember({ premium: true, credits: 50, language: 'en' });
    const body = { ...(await bodyOf(member)), level: 'stopped', rule: 'advertising' } as const;
    expect((await moderator.send(limitMember, { body })).status).toBe(204);
    expect(await firstMessage(member)).toBe('first_messages_stopped');
    const { about_me, strikes } = await as(member).call(getDecisions);
    expect(about_me).toMatchObject([{ outcome: 'messages_stopped', reason, automated: false }]);
    expect(strikes).toBe(0);
    expect((await emailsTo(member.email))[0]?.text_body).toContain('People decided this');
    clock.advance(200 * DAY_MS);
    await weighAccount(app, member.accountId);
    moderator = await createTestStaff(server, { roles: ['moderator'] });
    expect((await details(member)).member.level).toBe('stopped');
  });

  test('ban: as after a report, with a notice, for some days or for good', async () => {
    const [some, good] = [await suspect(), await suspect()];
    const ban = async (member: TestMember, days: number | null) =>
      moderator.send(banSuspected, { body: { ...(await bodyOf(member)), rule: 'scam', days } });
    expect((await ban(some, 7)).status).toBe(204);
    expect((await ban(good, null)).status).toBe(204);
    expect([await statusOf(some), await statusOf(good)]).toEqual(['banned', 'banned']);
    expect((await details(some)).member.banned).toBe(true);
    expect(await emailsTo(good.email)).toHaveLength(2);
    const bans = await db
      .selectFrom('bans')
      .select('until')
      .where('account_id', '=', some.accountId)
      .execute();
    expect(bans).toEqual([{ until: new Date(clock.now().getTime() + 7 * DAY_MS) }]);
  });

  test('of two people who act on one member at once, one does and the other is refused', async () => {
    const member = await suspect();
    const body = await bodyOf(member);
    const answers = await Promise.all([
      moderator.send(clearSignals, { body }),
      colleague.send(limitMember, { body: { ...body, level: 'stopped', rule: 'scam' } }),
      colleague.send(banSuspected, { body: { ...body, rule: 'scam', days: 3 } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const refused = answers.filter(({ error }) => error).map(({ error }) => error?.code);
    expect(refused).toEqual(['decided_already', 'decided_already']);
    const again = [
      await moderator.send(clearSignals, { body }),
      await moderator.send(limitMember, { body: { ...body, level: 'stopped', rule: 'scam' } }),
      await moderator.send(banSuspected, { body: { ...body, rule: 'scam', days: 3 } }),
    ];
    expect(again.map(({ error }) => error?.code)).toEqual(Array(3).fill('decided_already'));
  });

  test('each act is in the audit log, without texts of the member', async () => {
    const member = await suspect();
    await moderator.call(limitMember, {
      body: { ...(await bodyOf(member)), level: 'slowed', rule: 'advertising' },
    });
    clock.advance(1_000);
    await moderator.call(clearSignals, { body: await bodyOf(member) });
    clock.advance(1_000);
    await moderator.call(banSuspected, { body: { ...(await bodyOf(member)), rule: 'scam', days: 1 } });
    const entries = await db
      .selectFrom('audit.entries')
      .select('action')
      .where('staff_id', '=', moderator.staffId)
      .where('action', 'like', 'signals.%')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['signals.limit', 'signals.clear', 'signals.ban']);
  });

  test('refuse an unknown member, a missing rule or level, and a reason that says nothing', async () => {
    const member = await suspect();
    const body = await bodyOf(member);
    const unknown = { ...body, member: randomUUID() };
    const limit = { level: 'slowed', rule: 'scam' } as const;
    const codes = async (answers: Promise<{ error?: { code: string; fields?: object } }>[]) =>
      (await Promise.all(answers)).map(({ error }) => [error?.code, Object.values(error?.fields ?? {})]);
    expect(
      await codes([
        moderator.send(getMemberSignals, { query: { id: randomUUID() } }),
        moderator.send(clearSignals, { body: unknown }),
        moderator.send(limitMember, { body: { ...unknown, ...limit } }),
        moderator.send(banSuspected, { body: { ...unknown, rule: 'scam', days: 1 } }),
      ]),
    ).toEqual(Array(4).fill(['not_found', []]));
    const short = { ...body, reason: 'No' };
    const field = (code: string) => ['invalid_input', [expect.objectContaining({ code })]];
    expect(
      await codes([
        moderator.send(clearSignals, { body: short }),
        moderator.send(limitMember, { body: { ...short, ...limit } }),
        moderator.send(banSuspected, { body: { ...short, rule: 'scam', days: 1 } }),
        moderator.send(limitMember, { body: { ...body, level: 'slowed' } as never }),
        moderator.send(banSuspected, { body: { ...body, days: 1 } as never }),
      ]),
    ).toEqual([...Array(3).fill(field('explanation_length')), ...Array(2).fill(field('field_required'))]);
  });

  test('a person of support does not see them, and only a moderator bans', async () => {
    const support = await createTestStaff(server, { roles: ['support'] });
    const { status, error } = await support.send(getSignals);
    expect([status, error?.code]).toEqual([403, 'staff_role_missing']);
  });
});
