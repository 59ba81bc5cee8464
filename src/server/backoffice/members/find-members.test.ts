import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { QueryIn } from '#contract/call';
import { HOUR_MS } from '#contract/durations';
import { foldName } from '#contract/plain-text';
import { findMembers, getStaffMember } from '#contract/staff-members';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { transact } from '../../platform/transact.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock, signUpMember } = server;
const support = await createTestStaff(server, { roles: ['support'] });
const finance = await createTestStaff(server, { roles: ['finance'] });

type Query = QueryIn<typeof findMembers>;
const find = async (query: Query, by: TestStaff = support) => by.call(findMembers, { query });
const names = async (query: Query) => (await find(query)).members.map(({ name }) => name);
const insertTestPurchaseOf = (accountId: string, siteId = 1) =>
  transact(server.app, tx => insertTestPurchase(tx, { accountId, siteId, credits: 10 }));
/** Reads all pages. */
async function allIds(query: Query): Promise<string[]> {
  const ids: string[] = [];
  for (let before: string | undefined; ; ) {
    const { members, next } = await find({ ...query, ...(before !== undefined && { before }) });
    ids.push(...members.map(({ id }) => id));
    if (next === null) return ids;
    before = next;
  }
}
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * HOUR_MS);

describe('finding members (spec D5.10)', () => {
  test('by the id of the profile, of a payment, or by the exact address', async () => {
    const member = await signUpMember({ name: 'Found by id' });
    const payment = await insertTestPurchaseOf(member.accountId);
    for (const q of [member.profileId, member.profileId.toUpperCase(), payment, member.email.toUpperCase()])
      expect(await names({ q })).toEqual(['Found by id']);
    expect(await names({ q: member.email.slice(1) })).toEqual([]);
    expect(await names({ q: crypto.randomUUID() })).toEqual([]);
  });

  test('by address is for those who may read private data, and stands in the audit log without the address', async () => {
    const member = await signUpMember();
    const refused = await finance.send(findMembers, { query: { q: member.email } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'staff_role_missing']);
    await find({ q: member.email });
    const { rows } = await sql<{ entry: string; subject: string | null }>`
      select entry::text, subject from audit.entries entry where action = 'members.find_by_email'
      order by seq desc limit 1`.execute(db);
    expect(rows[0]?.subject).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.entry).not.toContain(member.email);
  });

  test('who paid is found by those who may read private data alone, and stands in the audit log', async () => {
    const member = await signUpMember();
    const payment = await insertTestPurchaseOf(member.accountId);
    const entries = () =>
      sql`select from audit.entries where action = 'members.find_by_payment'`
        .execute(db)
        .then(({ rows }) => rows.length);
    const before = await entries();
    expect((await find({ q: payment }, finance)).members).toEqual([]);
    expect(await entries()).toBe(before);
    expect((await find({ q: payment }, support)).members).toHaveLength(1);
    expect(await entries()).toBe(before + 1);
  });

  test('by how the name begins, in any case and in the order of names', async () => {
    for (const name of ['Zeno 20', 'zeno 10', 'ZENO_30', 'Not Zeno']) await signUpMember({ name });
    expect(await names({ q: 'zEnO' })).toEqual(['zeno 10', 'Zeno 20', 'ZENO_30']);
    expect(await names({ q: 'zeno_' })).toEqual(['ZENO_30']);
    expect(await names({ q: 'zeno%' })).toEqual([]);
  });

  test('by how the name begins without its accents, in every language of the sites (spec 1.5)', async () => {
    const spellings = ['Łukasz Żółw', 'Jörg Weiß', 'Ángel Núñez', 'Çağrı', 'Œdipe', 'Søren', 'Władysław'];
    for (const name of spellings) await signUpMember({ name });
    for (const name of spellings)
      for (const q of [foldName(name), name.toUpperCase(), name])
        expect(await names({ q }), q).toContain(name);
    const { rows } = await sql<{ name: string; folded: string }>`
      select name, fold_name(name) as folded from profiles`.execute(db);
    for (const { name, folded } of rows) expect(foldName(folded), name).toBe(foldName(name));
    expect(await names({ q: 'lukasz%' })).toEqual([]);
  });

  test('never shows members of another site', async () => {
    const siteId = await openSecondSite(server);
    const theirs = await signUpMember({ siteId, name: 'Of the other site' });
    const payment = await insertTestPurchaseOf(theirs.accountId, siteId);
    for (const q of [theirs.profileId, theirs.email, 'of the other', payment])
      expect(await names({ q })).toEqual([]);
    const unknown = await support.send(getStaffMember, { query: { id: crypto.randomUUID() } });
    const other = await support.send(getStaffMember, { query: { id: theirs.profileId } });
    expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
    const colleague = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    expect((await find({ q: theirs.profileId }, colleague)).members).toHaveLength(1);
  });
});

describe('the list of members (spec D5.10)', () => {
  test('filters by status, freeze, country, premium, fictional and day of sign-up', async () => {
    const made = {
      banned: await signUpMember({ name: 'Is banned', status: 'banned' }),
      frozen: await signUpMember({ name: 'Is frozen' }),
      polish: await signUpMember({ name: 'Is Polish', country: 'PL', premium: true }),
      fictional: await signUpMember({ name: 'Is fictional', fictional: true, country: 'AU' }),
      early: await signUpMember({ name: 'Was early', signedUpAt: daysAgo(400) }),
    };
    const at = clock.now();
    await db.updateTable('accounts').set({ frozen_at: at }).where('id', '=', made.frozen.accountId).execute();
    expect(await names({ status: 'banned' })).toEqual(['Is banned']);
    expect(await names({ frozen: true })).toEqual(['Is frozen']);
    expect(await names({ country: 'PL' })).toEqual(['Is Polish']);
    expect(await names({ premium: true, country: 'PL' })).toEqual(['Is Polish']);
    expect(await names({ premium: false, country: 'PL' })).toEqual([]);
    expect(await names({ fictional: true })).toEqual(['Is fictional']);
    expect(await names({ fictional: false, country: 'AU' })).toEqual([]);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    expect(await names({ since: day(daysAgo(401)), until: day(daysAgo(399)) })).toEqual(['Was early']);
    expect(await names({ since: day(daysAgo(401)), until: day(daysAgo(400)) })).toEqual([]);
  });

  test.each([
    ['sign-up', {}],
    ['sign-up, of a country', { country: 'NZ' }],
    ['last seen', { sort: 'last_seen_desc', country: 'NZ' }],
    ['last seen, the longest ago first', { sort: 'last_seen_asc', country: 'NZ' }],
    ['sign-up, the earliest first', { sort: 'signed_up_asc' }],
    ['name', { q: 'paged' }],
    ['name, the last one first', { q: 'paged', sort: 'name_desc' }],
    ['name, of all', { sort: 'name_asc' }],
  ] as const)('pages by %s without gaps, also where many are equal', async (_order, query) => {
    const existing = await allIds(query);
    for (let number = 0; number < 55; number++)
      await signUpMember({
        name: number % 2 === 0 ? 'Paged equal' : `Paged ${String(number).padStart(3, '0')}`,
        country: 'NZ',
        activityRank: 1_000 + Math.floor(number / 20),
        signedUpAt: daysAgo(Math.floor(number / 20)),
      });
    const { members, next } = await find(query);
    expect([members.length, next === null]).toEqual([50, false]);
    const ids = await allIds(query);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(55 + existing.length);
  });

  test('orders by sign-up or by when members were last seen, the newest first', async () => {
    const seen = (days: number) => 2 * Math.floor(daysAgo(days).getTime() / HOUR_MS);
    await signUpMember({ name: 'Old, here', country: 'IE', signedUpAt: daysAgo(9), activityRank: seen(1) });
    await signUpMember({ name: 'New, gone', country: 'IE', signedUpAt: daysAgo(8), activityRank: seen(5) });
    await signUpMember({ name: 'Never here', country: 'IE', signedUpAt: daysAgo(7) });
    expect(await names({ country: 'IE' })).toEqual(['Never here', 'New, gone', 'Old, here']);
    const { members } = await find({ country: 'IE', sort: 'last_seen_desc' });
    expect(members.map(({ name, last_seen }) => [name, last_seen])).toEqual([
      ['Old, here', daysAgo(1).toISOString()],
      ['New, gone', daysAgo(5).toISOString()],
      ['Never here', null],
    ]);
  });

  test('orders both ways by name, also what was found by how the name begins', async () => {
    for (const [days, name] of ['Order c', 'order a', 'Order b'].entries())
      await signUpMember({ name, country: 'CH', signedUpAt: daysAgo(days) });
    const upwards = ['order a', 'Order b', 'Order c'];
    expect(await names({ country: 'CH', sort: 'name_asc' })).toEqual(upwards);
    expect(await names({ country: 'CH', sort: 'name_desc' })).toEqual(upwards.toReversed());
    expect(await names({ q: 'order', sort: 'name_desc' })).toEqual(upwards.toReversed());
    expect(await names({ q: 'order', sort: 'signed_up_asc' })).toEqual(upwards);
    expect(await names({ country: 'CH', sort: 'signed_up_asc' })).toEqual(['Order b', 'order a', 'Order c']);
  });

  test('refuses a cursor of another order', async () => {
    const before = `some name_${crypto.randomUUID()}`;
    for (const query of [{ before }, { before, sort: 'last_seen_desc' as const }]) {
      const { status, error } = await support.send(findMembers, { query });
      expect([status, error?.fields && Object.keys(error.fields)]).toEqual([422, ['before']]);
    }
  });

  test('shows the main photo by an address that opens for the caller alone', async () => {
    const member = await signUpMember({ name: 'With a photo' });
    await insertTestPhoto(db, member.profileId, { main: true });
    const { members } = await find({ q: member.profileId });
    expect(members[0]?.thumb_filename).toMatch(/^review\/[0-9a-f]{32}\/256\.webp\?ends=\d+&for=/);
    const url = `/media/${members[0]?.thumb_filename}`;
    for (const browser of [finance, server.as(member), server.visitor()])
      expect((await browser.request({ url })).status).toBe(404);
  });
});
