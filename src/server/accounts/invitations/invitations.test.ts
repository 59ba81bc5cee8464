import { describe, expect, test } from 'vitest';
import { getInvitations, makeInvitation, withdrawInvitation } from '#contract/invitations';
import { checkSignup, getSignupPolicy, signup } from '#contract/signup';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createSignupForm as form } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { invitationLink, issueInvitation } from './make-invitation.ts';

const server = await startTestServer();
const { app, db, clock } = server;
await setSetting(server, 'signups', 'invite_only');

let networks = 0;
const invited = (link: string | null) =>
  server.visitor({
    remoteAddress: `198.51.100.${++networks}`,
    ...(link && { cookies: { invitation: new URL(link).searchParams.get('invitation') ?? '' } }),
  });
const invite = async (member: TestMember) => server.as(member).call(makeInvitation);
const statesOf = async (member: TestMember) =>
  (await server.as(member).call(getInvitations)).invitations.map(({ state }) => state);
const refusalOf = async (link: string | null) => (await invited(link).call(getSignupPolicy)).refusal;
const days = (count: number) => clock.advance(count * 86_400_000);

describe('by invitation only (spec 6.1)', () => {
  test('only visitors with an invitation can sign up', async () => {
    const { link } = await invite(await server.signUpMember());
    expect(await refusalOf(null)).toBe('signup_invite_only');
    expect(await refusalOf(link)).toBeNull();
    const browser = invited(link);
    const { user } = await browser.call(signup, { body: form() });
    expect(user?.status).toBe('not_confirmed');
    expect(browser.cookies.has('invitation')).toBe(false);
    expect((await invited(null).send(signup, { body: form() })).error?.code).toBe('signup_invite_only');
  });

  test('an invitation can be used once', async () => {
    const inviter = await server.signUpMember();
    const { link } = await invite(inviter);
    await invited(link).call(signup, { body: form() });
    expect(await refusalOf(link)).toBe('invitation_used');
    const { status, error } = await invited(link).send(signup, { body: form() });
    expect([status, error?.code]).toEqual([410, 'invitation_used']);
    expect((await invited(link).send(checkSignup, { body: {} })).error?.code).toBe('invitation_used');
    expect(await statesOf(inviter)).toEqual(['used']);
  });

  test('of ten concurrent sign-ups with one invitation one succeeds', async () => {
    const { link } = await invite(await server.signUpMember());
    const forms = Array.from({ length: 10 }, () => form());
    const answers = await Promise.all(forms.map(body => invited(link).send(signup, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.flatMap(({ error }) => error?.code ?? []);
    expect(codes).toEqual(Array(9).fill('invitation_used'));
    const made = await db
      .selectFrom('accounts')
      .select('id')
      .where(
        'email',
        'in',
        forms.map(({ email }) => email),
      )
      .execute();
    expect(made).toHaveLength(1);
  });

  test('a refused form leaves the invitation valid', async () => {
    const taken = await server.signUpMember();
    const { link } = await invite(taken);
    for (const changes of [{ date_of_birth: '2015-01-01' }, { email: taken.email }]) {
      const { status } = await invited(link).send(signup, { body: form(changes) });
      expect(status).toBe(422);
    }
    expect((await invited(link).send(signup, { body: form() })).status).toBe(200);
  });

  test('an unknown, expired or withdrawn invitation is refused with its own code', async () => {
    const inviter = await server.signUpMember();
    const { link, invitation } = await invite(inviter);
    const other = await invite(inviter);
    const unknown = `http://localhost/signup?invitation=${'x'.repeat(43)}`;
    await server.as(inviter).call(withdrawInvitation, { body: { id: invitation.id } });
    expect(await refusalOf(unknown)).toBe('invitation_unknown');
    expect(await refusalOf(link)).toBe('invitation_expired');
    days(14);
    expect(await refusalOf(other.link)).toBe('invitation_expired');
    expect((await statesOf(inviter)).sort()).toEqual(['expired', 'withdrawn']);
    for (const [invitationUrl, code] of [
      [unknown, 'invitation_unknown'],
      [other.link, 'invitation_expired'],
    ] as const) {
      const answers = [
        await invited(invitationUrl).send(checkSignup, { body: { name: 'Iemand' } }),
        await invited(invitationUrl).send(signup, { body: form() }),
      ];
      expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(Array(2).fill([410, code]));
    }
    expect((await invited(link).send(checkSignup, { body: {} })).error?.code).toBe('invitation_expired');
  });

  test('an invitation of another site is unknown', async () => {
    const siteId = await openSecondSite(server);
    const there = await server.signUpMember({ siteId });
    const { link } = await server.as(there, { host: 'lilac.localhost' }).call(makeInvitation);
    expect(new URL(link).hostname).toBe('lilac.localhost');
    expect(await refusalOf(link)).toBe('invitation_unknown');
  });

  test('if no invitation is needed, an invalid one is ignored and a valid one is used up', async () => {
    const inviter = await server.signUpMember();
    const { link } = await invite(inviter);
    await setSetting(server, 'signups', 'all');
    for (const openedLink of [`http://localhost/signup?invitation=${'x'.repeat(43)}`, link, link])
      expect((await invited(openedLink).send(signup, { body: form() })).status).toBe(200);
    await setSetting(server, 'signups', 'invite_only');
    expect(await statesOf(inviter)).toEqual(['used']);
  });

  test('a known address uses the invitation up like a new one, so that it reveals nothing (spec D1.1)', async () => {
    await setSetting(server, 'reveal_account_existence', 'no');
    const inviter = await server.signUpMember();
    const links = [(await invite(inviter)).link, (await invite(inviter)).link];
    const bodies = [form({ email: inviter.email }), form()];
    const answers = await Promise.all(
      links.map((link, index) => invited(link).send(signup, { body: bodies[index] })),
    );
    await setSetting(server, 'reveal_account_existence', 'yes');
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await statesOf(inviter)).toEqual(['used', 'used']);
  });
});

describe('a member’s invitations', () => {
  test('are made by confirmed members only', async () => {
    const member = await server.signUpMember({ status: 'not_confirmed' });
    const { status, error } = await server.as(member).send(makeInvitation);
    expect([status, error?.code]).toEqual([403, 'unconfirmed']);
  });

  test('a member can have five open ones, also with concurrent requests', async () => {
    const member = await server.signUpMember();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => server.as(member).send(makeInvitation)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
      Array(4).fill([403, 'invitation_limit']),
    );
    expect(refused[0]?.error?.message).toMatch(/5/);
    const [first] = (await server.as(member).call(getInvitations)).invitations;
    await server.as(member).call(withdrawInvitation, { body: { id: first?.id ?? '' } });
    expect((await server.as(member).send(makeInvitation)).status).toBe(200);
    days(14);
    expect((await server.as(member).send(makeInvitation)).status).toBe(200);
  });

  test('at most twenty a day, even if withdrawn', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    for (let time = 0; time < 20; time++) {
      const { invitation } = await browser.call(makeInvitation);
      await browser.call(withdrawInvitation, { body: { id: invitation.id } });
    }
    expect((await browser.send(makeInvitation)).error?.code).toBe('too_many_requests');
  });

  test('a repeated request gets the same link, which is not stored', async () => {
    const browser = server.as(await server.signUpMember());
    const key = 'one-invitation-twice';
    const first = await browser.call(makeInvitation, { key });
    expect(await browser.call(makeInvitation, { key })).toEqual(first);
    const secret = new URL(first.link).searchParams.get('invitation') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const stored = await Promise.all([
      db.selectFrom('idempotency_keys').selectAll().execute(),
      db.selectFrom('invitations').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await browser.call(getInvitations)).invitations).toEqual([first.invitation]);
  });

  test('do not reveal who used them, and the link does not name the inviter', async () => {
    const inviter = await server.signUpMember();
    const { link, invitation } = await invite(inviter);
    expect(link).not.toContain(inviter.profileId);
    expect(Object.keys(invitation).sort()).toEqual(['created', 'expires', 'id', 'state']);
    const columns = await db.selectFrom('invitations').selectAll().executeTakeFirst();
    expect(Object.keys(columns ?? {}).filter(name => name.includes('account'))).toEqual([]);
  });

  test('an invitation of another member is a 404, an own one can be withdrawn twice', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember()];
    const { invitation } = await invite(one);
    const body = { id: invitation.id };
    expect((await server.as(other).send(withdrawInvitation, { body })).status).toBe(404);
    expect(await statesOf(other)).toEqual([]);
    for (let time = 0; time < 2; time++)
      expect((await server.as(one).send(withdrawInvitation, { body })).status).toBe(204);
    expect(await statesOf(one)).toEqual(['withdrawn']);
  });
});

test('an invitation of the operator has no inviter and can be used once', async () => {
  const site = app.sites.byId(1);
  if (!site) throw new Error('there is no site');
  const id = await transact(app, tx => issueInvitation(app.config, tx, site, null));
  const link = invitationLink(app.config, site, id);
  expect((await invited(link).send(signup, { body: form() })).status).toBe(200);
  expect(await refusalOf(link)).toBe('invitation_used');
});
