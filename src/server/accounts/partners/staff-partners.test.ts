import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { makeInvitation } from '#contract/invitations';
import { partnerSignup } from '#contract/partners';
import { signup } from '#contract/signup';
import { getAuditLog } from '#contract/staff-audit';
import {
  createPartner,
  endPartner,
  getInvitationFigures,
  getStaffInvitations,
  getStaffPartners,
  issueSiteInvitations,
  withdrawSiteInvitation,
} from '#contract/staff-partners';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock, signUpMember, as } = server;
const lilac = await openSecondSite(server);
let admin: TestStaff;
let there: TestStaff;
beforeEach(async () => {
  admin = await createTestStaff(server);
  there = await createTestStaff(server, { siteId: lilac, browser: { host: 'lilac.localhost' } });
});
const actionsOf = async (action: string) =>
  (await admin.call(getAuditLog, { query: { action } })).entries.map(entry => entry.action);

describe('partners (spec D5.10, 4.2)', () => {
  const announced = {
    ...{ email: 'gebracht@mail.example', name: 'Gebracht', date_of_birth: '1988-03-04' },
    country: 'NL' as const,
    region: 'NL-UT',
  };
  const begin = (key: string) =>
    server
      .visitor({
        headers: { authorization: `Bearer ${key}`, origin: undefined, 'sec-fetch-site': undefined },
      })
      .send(partnerSignup, { body: announced });
  const partnerNamed = async (name: string) =>
    (await admin.call(getStaffPartners)).partners.find(partner => partner.name === name);

  test('are created with a key that works, counted, and ended once', async () => {
    const { key } = await admin.call(createPartner, { body: { name: ' Evening Post ' } });
    expect((await begin(key)).status).toBe(200);
    const partner = await partnerNamed('Evening Post');
    expect(partner).toMatchObject({ pending: 1, members: 0, confirmed: 0, paid: 0, ended_at: null });
    const member = await signUpMember({ premium: true });
    await db
      .insertInto('traffic_sources')
      .values({ account_id: member.accountId, partner_id: partner?.id ?? '' })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet({ partner_id: partner?.id ?? '' }))
      .execute();
    expect(await partnerNamed('Evening Post')).toMatchObject({ members: 1, confirmed: 1, paid: 1 });
    const body = { id: partner?.id ?? '' };
    const other = await createTestStaff(server);
    const answers = await Promise.all([admin.send(endPartner, { body }), other.send(endPartner, { body })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await admin.send(endPartner, { body })).error?.code).toBe('decided_already');
    expect((await begin(key)).status).toBe(401);
    expect(await partnerNamed('Evening Post')).toMatchObject({ pending: 0, members: 1 });
    expect((await partnerNamed('Evening Post'))?.ended_at).not.toBeNull();
    expect(await actionsOf('partners')).toEqual(['partners.end', 'partners.create']);
  });

  test('have a name of their own, which stands in no two rows and is not empty or long', async () => {
    await admin.call(createPartner, { body: { name: 'Morning Post' } });
    const refusalOf = async (name: string) =>
      (await admin.send(createPartner, { body: { name } })).error?.fields?.name?.code;
    expect(await refusalOf('Morning Post')).toBe('partner_name_taken');
    expect(await refusalOf('  ')).toBe('field_required');
    expect(await refusalOf('x'.repeat(61))).toBe('field_too_long');
  });

  test('of another site are unknown', async () => {
    await admin.call(createPartner, { body: { name: 'Here' } });
    expect((await there.call(getStaffPartners)).partners).toEqual([]);
    const id = (await partnerNamed('Here'))?.id ?? '';
    const { status, error } = await there.send(endPartner, { body: { id } });
    expect([status, error?.code]).toEqual([404, 'not_found']);
  });
});

describe('invitations (spec D5.10, 6.1)', () => {
  test('of the site let somebody sign up where sign-up is closed, and are counted as used', async () => {
    await setSetting(server, 'signups', 'invite_only');
    const { links } = await admin.call(issueSiteInvitations, { body: { count: 2 } });
    expect(links).toHaveLength(2);
    const invitation = new URL(links[0] ?? '').searchParams.get('invitation') ?? '';
    const visitor = server.visitor({ cookies: { invitation } });
    expect((await visitor.send(signup, { body: createSignupForm() })).status).toBe(200);
    await setSetting(server, 'signups', 'all');
    expect(await admin.call(getInvitationFigures)).toMatchObject({ open: 1, used: 1, limit: 5, days: 14 });
    const { invitations } = await admin.call(getStaffInvitations, { query: { by: 'site', state: 'used' } });
    expect(invitations).toMatchObject([{ state: 'used', inviter: null }]);
    expect(await actionsOf('invitations')).toEqual(['invitations.issue']);
    const none = await admin.send(issueSiteInvitations, { body: { count: 0 } });
    expect(none.error?.fields?.count?.code).toBe('field_invalid');
  });

  test('of members are listed with who invites, and the most successful inviters stand first', async () => {
    const [one, two] = [await signUpMember({ name: 'Alex' }), await signUpMember({ name: 'Bram' })];
    await as(one).call(makeInvitation);
    clock.advance(1_000);
    await as(two).call(makeInvitation);
    await db
      .updateTable('invitations')
      .set({ used_at: clock.now() })
      .where('inviter_id', '=', two.accountId)
      .execute();
    const list = (query: object) => admin.call(getStaffInvitations, { query });
    const { invitations, next } = await list({ by: 'members' });
    expect(invitations).toMatchObject([
      { inviter: two.profileId, inviter_name: 'Bram', state: 'used' },
      { inviter: one.profileId, inviter_name: 'Alex', state: 'open' },
    ]);
    expect(next).toBeNull();
    const before = `${invitations[0]?.created_at}_${invitations[0]?.id}`;
    expect((await list({ by: 'members', before })).invitations.map(({ id }) => id)).toEqual([
      invitations[1]?.id,
    ]);
    const { inviters } = await admin.call(getInvitationFigures);
    expect(inviters).toEqual([
      { member: two.profileId, name: 'Bram', made: 1, used: 1 },
      { member: one.profileId, name: 'Alex', made: 1, used: 0 },
    ]);
    clock.advance(15 * DAY_MS);
    admin = await createTestStaff(server);
    expect((await list({ by: 'members', state: 'expired' })).invitations).toHaveLength(1);
    expect((await list({ state: 'withdrawn' })).invitations).toEqual([]);
  });

  test('that are open are withdrawn once; those of another site are unknown', async () => {
    await admin.call(issueSiteInvitations, { body: { count: 1 } });
    const { invitations } = await admin.call(getStaffInvitations, { query: { state: 'open' } });
    const body = { id: invitations[0]?.id ?? '' };
    expect((await there.send(withdrawSiteInvitation, { body })).status).toBe(404);
    await admin.call(withdrawSiteInvitation, { body });
    const again = await admin.send(withdrawSiteInvitation, { body });
    expect([again.status, again.error?.code]).toEqual([409, 'decided_already']);
    const unknown = await admin.send(withdrawSiteInvitation, { body: { id: randomUUID() } });
    expect(unknown.error?.code).toBe('not_found');
    expect((await there.call(getStaffInvitations, { query: {} })).invitations).toEqual([]);
  });
});
