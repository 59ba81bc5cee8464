import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import type { Output } from '#contract/call';
import { getTransactions } from '#contract/credits';
import { getAuditLog, openMemberData } from '#contract/staff-audit';
import {
  correctCredits,
  decideCorrection,
  getCreditCorrections,
  getReconciliation,
  getStaffLedger,
} from '#contract/staff-ledger';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';

const server = await startTestServer();
const { app, db } = server;
const staff = await createTestStaff(server, { roles: ['finance'], name: 'Noor' });
const colleague = await createTestStaff(server, { roles: ['finance'], name: 'Willem' });
const admin = await createTestStaff(server);

const reason = 'Lost credits in the outage';
type Person = typeof staff;
const correct = (member: string, credits: number, by: Person = staff) =>
  by.send(correctCredits, { body: { member, credits, reason } });
const decide = (id: string, confirm: boolean, by: Person = colleague) =>
  by.send(decideCorrection, { body: { id, confirm } });
const latest = async (by: Person = staff) => (await by.call(getCreditCorrections)).corrections[0];
async function newMember(credits = 3, purchasedCredits = 0) {
  const member = await server.signUpMember({ credits, purchasedCredits });
  const browser = server.as(member);
  return { ...member, browser, credits: async () => (await browser.call(getUser)).user?.credits };
}

describe('credits that staff gives and takes (spec D5.10, D2.13)', () => {
  test('are a correction in the ledger of the member, free, and audited with the reason', async () => {
    const member = await newMember();
    expect((await correct(member.profileId, 20)).body).toEqual({ state: 'booked' });
    expect(await member.credits()).toBe(23);
    const { transactions } = await member.browser.call(getTransactions);
    expect(transactions[0]).toMatchObject({ kind: 'corrections', lot: 'free', credits: 20 });
    const { entries } = await admin.call(getAuditLog, { query: { member: member.profileId } });
    expect(entries).toMatchObject([
      { action: 'credits.correct', reason, staff: { name: 'Noor' }, details: { credits: 20 } },
    ]);
    expect(await latest()).toMatchObject({
      ...{
        member: member.profileId,
        member_name: member.name,
        credits: 20,
        reason,
        state: 'booked',
        asked_by: 'Noor',
      },
      ...{ decided_by: 'Noor', is_own: true },
    });
    await expectReconciled(app);
  });

  test('are taken from the free credits first, and never more than there are', async () => {
    const member = await newMember(3, 10);
    expect((await correct(member.profileId, -5)).status).toBe(200);
    const wallet = db.selectFrom('wallets').select(['free', 'purchased']);
    expect(await wallet.where('account_id', '=', member.accountId).executeTakeFirst()).toEqual({
      free: 0,
      purchased: 8,
    });
    const before = await latest();
    const { status, error } = await correct(member.profileId, -9);
    expect([status, error?.fields?.credits?.code]).toEqual([422, 'member_credits_short']);
    expect([await member.credits(), await latest()]).toEqual([8, before]);
    await expectReconciled(app);
  });

  test('over the limit wait for a second person, who is not the one who asked', async () => {
    const member = await newMember();
    expect((await correct(member.profileId, 101)).body).toEqual({ state: 'waiting' });
    expect(await member.credits()).toBe(3);
    const { id = '' } = (await latest()) ?? {};
    expect((await decide(id, true, staff)).error?.code).toBe('second_person_required');
    expect((await decide(id, true)).status).toBe(204);
    expect(await member.credits()).toBe(104);
    expect(await latest(colleague)).toMatchObject({
      ...{ state: 'booked', asked_by: 'Noor', decided_by: 'Willem', is_own: false },
    });
    expect((await decide(id, true)).error?.code).toBe('decided_already');
    await expectReconciled(app);
  });

  test('are booked once when two people confirm at once, and refused ones never', async () => {
    const member = await newMember();
    await correct(member.profileId, 500);
    const { id = '' } = (await latest()) ?? {};
    const answers = await Promise.all([decide(id, true), decide(id, true, admin), decide(id, false, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const isConfirmed = (await latest())?.state === 'booked';
    expect(await member.credits()).toBe(isConfirmed ? 503 : 3);
    await correct(member.profileId, 300);
    const { id: second = '' } = (await latest()) ?? {};
    expect((await decide(second, false, staff)).status).toBe(204);
    expect(await member.credits()).toBe(isConfirmed ? 503 : 3);
    await expectReconciled(app);
  });

  test('that the member has spent meanwhile are not taken, and the request keeps waiting', async () => {
    const member = await newMember(150);
    await correct(member.profileId, -140);
    const { id = '' } = (await latest()) ?? {};
    await correct(member.profileId, -50);
    expect((await decide(id, true)).error?.fields?.credits?.code).toBe('member_credits_short');
    const waiting = await staff.call(getCreditCorrections, { query: { state: 'waiting' } });
    expect(waiting.corrections.map(correction => correction.id)).toContain(id);
    expect(await member.credits()).toBe(100);
    await expectReconciled(app);
  });

  test('need a member of the own site, a number and a reason', async () => {
    const siteId = await openSecondSite(server);
    const stranger = await server.signUpMember({ siteId });
    for (const unknown of [stranger.profileId, crypto.randomUUID()])
      expect((await correct(unknown, 5)).error?.code).toBe('not_found');
    const { profileId } = await newMember();
    expect((await correct(profileId, 0)).error?.fields?.credits?.code).toBe('field_required');
    expect((await correct(profileId, 10_001)).error?.fields?.credits?.code).toBe('field_invalid');
    const { error } = await staff.send(correctCredits, {
      body: { member: profileId, credits: 1, reason: 'x' },
    });
    expect(error?.fields?.reason?.code).toBe('explanation_length');
    expect((await decide(crypto.randomUUID(), true)).error?.code).toBe('not_found');
  });

  test('add up over a day for one person, also at once: what exceeds the limit waits for a second person', async () => {
    const person = await createTestStaff(server, { roles: ['finance'] });
    const members = await Promise.all([newMember(), newMember(), newMember()]);
    const answers = await Promise.all(members.map(({ profileId }) => correct(profileId, 50, person)));
    const states = answers.map(({ body }) => (body as { state: string }).state).sort();
    expect(states).toEqual(['booked', 'booked', 'waiting']);
    const [first] = members;
    expect((await correct(first?.profileId ?? '', -1, person)).body).toEqual({ state: 'waiting' });
    const dayAgo = { asked_at: new Date(server.clock.now().getTime() - 86_400_000) };
    await db.updateTable('credit_corrections').set(dayAgo).where('asked_by', '=', person.staffId).execute();
    expect((await correct(first?.profileId ?? '', 50, person)).body).toEqual({ state: 'booked' });
    await expectReconciled(app);
  });

  test('the database itself refuses that one person books a large correction alone', async () => {
    const { accountId } = await newMember();
    const at = new Date();
    const alone = { asked_by: staff.staffId, decided_by: staff.staffId, asked_at: at, decided_at: at };
    const correction = { site_id: 1, account_id: accountId, credits: 900, reason, state: 'booked' };
    await expect(
      db
        .insertInto('credit_corrections')
        .values({ ...correction, ...alone, needs_second: true })
        .execute(),
    ).rejects.toThrow('credit_corrections_second');
  });
});

describe('the ledger for staff (spec D5.10)', () => {
  test('shows entries by kind, the latest first, without the members', async () => {
    const member = await newMember();
    await correct(member.profileId, 7);
    const { body } = await staff.send(getStaffLedger, { query: { kind: 'corrections' } });
    const [first] = (body as Output<typeof getStaffLedger>).entries;
    expect(first).toMatchObject({ kind: 'corrections', lot: 'free', credits: 7 });
    expect(JSON.stringify(body)).not.toContain(member.profileId);
    expect(JSON.stringify(body)).not.toContain(member.accountId);
  });

  test('pages by 50, and is that of the own site', async () => {
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const { accountId } = await server.signUpMember({ siteId, credits: 1 });
    const entry = { account_id: accountId, lot: 'free', contra: 'promotion', amount: 1 } as const;
    await db
      .insertInto('ledger_entries')
      .values(Array.from({ length: 55 }, () => entry))
      .execute();
    const first = await other.call(getStaffLedger, { query: { kind: 'promotion' } });
    const second = await other.call(getStaffLedger, {
      query: { kind: 'promotion', before: first.next ?? '' },
    });
    expect([first.entries.length, second.next]).toEqual([50, null]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const mine = await staff.call(getStaffLedger, { query: { kind: 'promotion' } });
    expect(mine.entries.map(({ id }) => id)).not.toContain(ids[0]);
  });

  test('of one member needs a reason first, which is recorded', async () => {
    const { profileId } = await newMember();
    const query = { member: profileId };
    expect((await admin.send(getStaffLedger, { query })).error?.code).toBe('lookup_reason_required');
    await admin.call(openMemberData, { body: { member: profileId, reason } });
    const { entries } = await admin.call(getStaffLedger, { query });
    expect(entries).toMatchObject([{ kind: 'promotion', credits: 3 }]);
    const audit = await admin.call(getAuditLog, { query: { member: profileId, action: 'members.read' } });
    expect(audit.entries).toMatchObject([{ reason, details: { part: 'ledger' } }]);
    const unknown = await admin.send(getStaffLedger, { query: { member: crypto.randomUUID() } });
    expect(unknown.error?.code).toBe('not_found');
  });

  test('comes with the findings of the latest reconciliation (spec D4.2)', async () => {
    await expectReconciled(app);
    const { at, findings, double_refunds } = await staff.call(getReconciliation);
    expect([at, double_refunds]).toEqual([server.clock.now().toISOString(), 0]);
    expect(findings).toContainEqual({ check: 'wallets', count: 0 });
  });
});
