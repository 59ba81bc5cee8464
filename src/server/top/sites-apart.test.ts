import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { callName } from '#contract/call';
import type { CallInput } from '#contract/client';
import { searchMembers } from '#contract/search';
import { activate, checkSignup, signup } from '#contract/signup';
import { routes } from '../domains.ts';
import { greeted, openSocket } from '../platform/live/testing/open-socket.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { signupForm } from '../testing/signup-form.ts';
import { createSiteMembers, type KnownIds, readSiteRows, unknownIds } from '../testing/site-members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const here = 'lilac.localhost';
const siteId = await openSecondSite(server);
const neighbour = await createSiteMembers(server, 1, 'localhost', 'Lavender');
const own = await createSiteMembers(server, siteId, here, 'Lilac');

type Input = CallInput<(typeof routes)[number]['call']>;
/** What a call can be asked with, made of the names it takes. */
type Asking = (names: KnownIds) => Input[];
const asked = (...inputs: object[]): Input[] => inputs as Input[];
const nothing: Asking = () => [{}];
const byId: Asking = ({ profile }) => asked({ body: { id: profile } });

const account = {
  amount: 999,
  account_holder: 'A. Neighbour',
  iban: 'GB29NWBK60161331926819',
  ...{ street: 'Sample Street', house_number: '12', zip: 'M1 1AA', city: 'Manchester' },
  ...{ phone: '+447400123456', consent: true },
};

/** Every call of the contract with all that it can name; a new one has to be added. */
const askings: Record<string, Asking> = {
  'GET /api/settings.php': nothing,
  'GET /api/companyinfo.php': nothing,
  'GET /api/interests.php': nothing,
  'GET /api/regions.php': nothing,
  'GET /api/bundles.php': nothing,
  'GET /api/transactions.php': ({ transaction }) => asked({ query: { before: transaction } }),
  'POST /api/user.php': ({ email, password }) => asked({ body: { email, password } }),
  'GET /api/user.php': nothing,
  'PUT /api/user.php': () => asked({ body: { language: 'en' } }),
  'PUT /api/discretion.php': () => asked({ body: { quick_exit: 'f9' } }),
  'GET /api/logout.php': nothing,
  'GET /api/logins.php': nothing,
  'DELETE /api/login.php': ({ session: id }) => asked({ body: { id } }),
  'GET /api/passkeys.php': nothing,
  'POST /api/passkey.php?challenge=1': () => asked({ body: {} }),
  'POST /api/passkey.php': () => asked({ body: { made: strangersKey.make(unasked) } }),
  'PUT /api/passkey.php': ({ passkey: id }) => asked({ body: { id, name: 'Renamed' } }),
  'DELETE /api/passkey.php': ({ passkey: id }) => asked({ body: { id } }),
  'POST /api/passkey-login.php?challenge=1': nothing,
  'POST /api/passkey-login.php': () => asked({ body: { signed: strangersKey.sign(unasked) } }),
  'DELETE /api/logins.php': () => asked({ body: { this_too: true } }),
  'GET /api/export.php': nothing,
  'POST /api/export.php': nothing,
  'POST /api/export.php?open=1': nothing,
  'POST /api/page-hidden.php': nothing,
  'GET /api/signup.php': nothing,
  'GET /api/invitation.php': nothing,
  'POST /api/invitation.php': nothing,
  'DELETE /api/invitation.php': ({ invitation }) => asked({ body: { id: invitation } }),
  'POST /api/partner-signup.php': ({ email }) => asked({ body: { ...newcomer, email } }),
  'GET /api/complete-signup.php': ({ partnerSignupToken }) => asked({ query: { token: partnerSignupToken } }),
  'POST /api/complete-signup.php': ({ partnerSignupToken: waiting }) =>
    asked({ body: { token: waiting, password: newcomer.password, terms: true } }),
  'POST /api/signup.php?check=1': ({ email }) => asked({ body: { email } }),
  'POST /api/signup.php': ({ email, profile }) =>
    asked({ body: { ...newcomer, email, signup_message: { to: profile, text: 'Hello there' } } }),
  'GET /api/signup-matches.php': nothing,
  'POST /api/activation.php?resend=1': nothing,
  'POST /api/activation.php': ({ activationToken }) => asked({ body: { token: activationToken } }),
  'DELETE /api/activation.php': ({ activationToken: token }) => asked({ body: { token } }),
  'PUT /api/password.php': () =>
    asked({
      body: {
        old_password: 'hier is het stil',
        password: 'een nieuwe dag begint',
        password_again: 'een nieuwe dag begint',
      },
    }),
  'POST /api/password-reset.php': ({ email }) => asked({ body: { email } }),
  'POST /api/password-reset.php?check=1': ({ resetToken }) => asked({ body: { token: resetToken } }),
  'PUT /api/password-reset.php': ({ resetToken: token }) =>
    asked({ body: { token, password: 'een nieuwe dag begint', password_again: 'een nieuwe dag begint' } }),
  'GET /api/email.php': nothing,
  'POST /api/email.php': ({ email, password }) => asked({ body: { email, password } }),
  'POST /api/email.php?check=1': ({ email }) => asked({ body: { email } }),
  'POST /api/email.php?resend=1': nothing,
  'DELETE /api/email.php': nothing,
  'POST /api/email.php?confirm=1': ({ emailChangeToken }) => asked({ body: { token: emailChangeToken } }),
  'POST /api/email.php?revert=1': ({ emailRevertToken }) => asked({ body: { token: emailRevertToken } }),
  'GET /api/deletion.php': nothing,
  'POST /api/deletion.php': ({ password }) => asked({ body: { password: `not ${password}` } }),
  'POST /api/reactivation.php': ({ activationToken: token }) => asked({ body: { token } }),
  'POST /api/reactivation.php?resend=1': ({ email, password }) => asked({ body: { email, password } }),
  'GET /api/discountcode.php': () => asked({}, { query: { code: 'NEIGHBOURS' } }),
  'GET /api/discountcode.php?welcome=true': nothing,
  'GET /api/quote.php': ({ bundle }) =>
    asked({ query: { bundle } }, { query: { bundle, code: 'NEIGHBOURS' } }),
  'GET /api/payment-methods.php': nothing,
  'PUT /api/payment-country.php': () => asked({ body: { country: 'IE' } }),
  'POST /api/payment.php': ({ bundle }) =>
    asked({ body: { bundle, method: 'paypal', amount: 999, code: 'NEIGHBOURS' } }),
  'GET /api/payment.php': ({ payment: id }) => asked({ query: { id } }),
  'POST /api/payment.php?check=1': ({ payment }) => asked({ body: { payment } }),
  'DELETE /api/payment.php': ({ payment }) => asked({ body: { payment } }),
  'GET /api/withdrawal.php': ({ payment }) => asked({ query: { payment } }),
  'POST /api/withdrawal.php': ({ payment }) => asked({ body: { payment, credits: 10, amount: 1_000 } }),
  'GET /api/remainder.php': nothing,
  'GET /api/spending-limit.php': nothing,
  'PUT /api/spending-limit.php': () => asked({ body: { limit: 5_000 } }),
  'GET /api/payments.php': ({ payment }) => asked({ query: { before: payment } }),
  'GET /api/payments.php?open=1': nothing,
  'GET /api/transaction.php': ({ transaction: id }) => asked({ query: { id } }),
  'GET /api/repeat-order.php': nothing,
  'POST /api/repeat-order.php': ({ card }) =>
    asked({ body: { amount: 999 } }, { body: { amount: 999, card } }),
  'DELETE /api/stored-card.php': ({ card }) => asked({ body: { card } }),
  'POST /api/payment-webhook.php': ({ payment }) =>
    asked({
      query: { provider: 'sandbox' },
      upload: new Blob([JSON.stringify({ payment })], { type: 'application/json' }),
    }),
  'GET /api/directdebit.php': nothing,
  'POST /api/directdebit.php': ({ bundle }) => asked({ body: { ...account, bundle } }),
  'POST /api/directdebit.php?resend=1': ({ payment: debit }) => asked({ body: { debit } }),
  'POST /api/directdebit.php?confirm=1': ({ payment: debit }) => asked({ body: { debit, otp: '123456' } }),
  'POST /api/delete-discount.php': nothing,
  'PUT /api/delete-discount.php': () => asked({ body: { accept: true } }),
  'POST /api/dismissal.php': () => asked({ body: { alert: 'enrich_profile' } }),
  'GET /api/member.php': ({ profile }) => asked({ query: { id: profile } }),
  'POST /api/visit.php': byId,
  'GET /api/visitors.php': ({ profile }) =>
    asked({}, { query: { before: `2026-03-14T12:00:00.000Z_${profile}` } }),
  'GET /api/profile.php': nothing,
  'GET /api/wishes.php': nothing,
  'PUT /api/wishes.php': () => asked({ body: { min_age: 30, max_age: 43, distance: 50 } }),
  'PUT /api/profile.php': () => asked({ body: { living_area: 'By the river' } }),
  'POST /api/block.php': byId,
  'GET /api/block.php': nothing,
  'DELETE /api/block.php': byId,
  'GET /api/hidden-words.php': nothing,
  'POST /api/hidden-words.php': () => asked({ body: { word: 'not tonight' } }),
  'DELETE /api/hidden-words.php': () => asked({ body: { word: 'not tonight' } }),
  'POST /api/photo.php': () => asked({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'PUT /api/photo.php': ({ photo }) => asked({ body: { id: photo, visibility: 'private' } }),
  'PUT /api/photo-order.php': ({ photo }) => asked({ body: { ids: [photo] } }),
  'DELETE /api/photo.php': ({ photo }) => asked({ body: { id: photo } }),
  'GET /api/album.php': nothing,
  'POST /api/album.php': () => asked({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'PUT /api/album.php': ({ photo, albumPhoto }) =>
    asked({ body: { id: photo, into: 'album' } }, { body: { id: albumPhoto, into: 'profile' } }),
  'DELETE /api/album.php': ({ albumPhoto: id }) => asked({ body: { id } }),
  'GET /api/album-grant.php': nothing,
  'POST /api/album-grant.php': byId,
  'DELETE /api/album-grant.php': byId,
  'GET /api/verification.php': nothing,
  'POST /api/verification.php': nothing,
  'POST /api/selfie.php': () => asked({ upload: new Blob(['no picture'], { type: 'image/jpeg' }) }),
  'DELETE /api/verification.php': nothing,
  'POST /api/complaint.php': ({ email }) =>
    asked({ body: { topic: 'other', text: 'Something went wrong here', email } }),
  'GET /api/places.php': () => asked({ query: { q: 'Utr' } }),
  'GET /api/geocode.php': () => asked({ query: { lat: '52.1', lon: '5.1' } }),
  'POST /api/report.php': ({ profile }) =>
    asked({ body: { id: profile, reason: 'harassment', text: 'He does not stop.' } }),
  'GET /api/members.php': () => asked({}, { query: { country: 'NL' } }, { query: { page: 2 } }),
  'GET /api/saved-search.php': nothing,
  'POST /api/saved-search.php': () => asked({ body: { name: 'Near by', query: { country: 'GB' } } }),
  'DELETE /api/saved-search.php': byId,
  'GET /api/likes.php': nothing,
  'GET /api/swipes.php': nothing,
  'POST /api/swipe.php': ({ profile }) => asked({ body: { id: profile, liked: true } }),
  'DELETE /api/swipe.php': byId,
  'GET /api/likes.php?more=true': ({ profile }) =>
    asked({ query: { type: 'received', before: `2026-03-14T12:00:00.000Z_${profile}` } }),
  'POST /api/like.php': byId,
  'DELETE /api/like.php': byId,
  'PUT /api/like.php': byId,
  'GET /api/auto-like.php': nothing,
  'GET /api/chats.php': nothing,
  'GET /api/chat.php': ({ conversation, profile }) =>
    asked({ query: { conversation } }, { query: { profile } }),
  'POST /api/chat.php': ({ profile }) =>
    asked({ body: { to: profile, client_id: randomUUID(), text: 'Hello there' } }),
  'PUT /api/chat.php': ({ conversation }) => asked({ body: { conversation, seq: 1 } }),
  'DELETE /api/chat.php': ({ conversation, profile }) =>
    asked({ body: { conversation } }, { body: { profile } }),
  'DELETE /api/message.php': ({ message }) =>
    asked({ body: { message, for: 'me' } }, { body: { message, for: 'everyone' } }),
  'GET /api/gifs.php': () => asked({}, { query: { words: 'coffee' } }),
  'POST /api/gif.php': ({ profile }) =>
    asked({ body: { to: profile, client_id: randomUUID(), gif: 'own-coffee' } }),
  'POST /api/chat-photo.php': ({ profile }) =>
    asked({
      query: { to: profile, client_id: randomUUID() },
      upload: new Blob(['no picture'], { type: 'image/jpeg' }),
    }),
  'GET /api/chat-photo.php': ({ photoMessage: message }) => asked({ query: { message } }),
  'PUT /api/chat-photo.php': ({ photoMessage: message }) => asked({ body: { message } }),
  'PUT /api/chat-photos.php': ({ conversation }) => asked({ body: { conversation, show: true } }),
  'POST /api/gift.php': ({ profile }) =>
    asked({ body: { to: profile, client_id: randomUUID(), gift: 'rose' } }),
};
const strangersKey = createAuthenticator(`http://${here}`);
const unasked = {
  challenge: 'unasked',
  rp: { id: here, name: 'Lilac' },
  user: { id: 'nobody', name: 'Nobody', displayName: 'Nobody' },
};
const newcomer = signupForm({ name: 'Newcomer', country: 'GB', region: null, gender: 'female' });

/** An answer without what differs from one request to the next. */
const masked = ({ status, body }: { status: number; body: unknown }) => [
  status,
  JSON.stringify(body ?? null).replace(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w.]+@mail\.example|(?<="|invitation=)[\w-]{43}(?=")|\b[0-9A-F]{8}\b/g,
    '*',
  ),
];

const theirs = new RegExp(`Lavender\\b|${neighbour.photo.filename.slice(0, 32)}`);

/** What a newly come member of this site is answered; he leaves again, so that nobody finds him. */
async function answerTo(call: (typeof routes)[number]['call'], input: Input | undefined) {
  const facts = { siteId, name: 'Vera', country: 'GB', gender: 'female' } as const;
  const { accountId, ...member } = await server.signUpMember(facts);
  const answer = await server.as({ accountId, ...member }, { host: here }).send(call, input);
  await server.db.deleteFrom('accounts').where('id', '=', accountId).execute();
  return masked(answer);
}

test('every call of the contract is in the table, and nothing else', () => {
  expect(Object.keys(askings).sort()).toEqual(routes.map(({ call }) => callName(call)).sort());
});

describe.each(routes.map(({ call }) => [callName(call), call] as const))('%s', (name, call) => {
  const asking = askings[name] ?? nothing;

  test('answers whoever names the other site’s exactly as whoever names nobody’s, and changes nothing there', async () => {
    const before = await readSiteRows(server, 1);
    for (const index of asking(neighbour.names).keys()) {
      const answers = [];
      for (const names of [neighbour.names, unknownIds()])
        answers.push(await answerTo(call, asking(names)[index]));
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[1]).not.toMatch(theirs);
    }
    expect(await readSiteRows(server, 1)).toEqual(before);
  });

  test('takes a login of the other site for nobody’s', async () => {
    const visitor = await server.visitor({ host: here }).send(call, asking(unknownIds())[0]);
    const before = await readSiteRows(server, 1);
    const stranger = await server.as(neighbour.bert, { host: here }).send(call, asking(unknownIds())[0]);
    expect(masked(stranger)).toEqual(masked(visitor));
    if (call.access === 'member') expect(stranger.body).toMatchObject({ authentication_required: true });
    expect(await readSiteRows(server, 1)).toEqual(before);
  });
});

describe('what lists and counts is the site’s own', () => {
  test('visitors and members find and count members of the host they ask', async () => {
    const ofVisitor = await server.visitor({ host: here }).call(searchMembers);
    const names = ofVisitor.profiles.map(({ name }) => name).sort();
    expect([names, ofVisitor.numResults]).toEqual([['Anna of Lilac', 'Bert of Lilac'], 2]);
    const ofBert = await server.as(own.bert, { host: here }).call(searchMembers);
    expect(ofBert.profiles.map(({ name }) => name)).toEqual(['Anna of Lilac']);
  });

  test('the same address is another account on each, with another password', async () => {
    const email = 'one.address@mail.example';
    const one = await server.signUpMember({ email, password: 'een lange winteravond' });
    const other = await server.signUpMember({ siteId, email, password: 'heel iets anders' });
    const enter = (host: string, password: string) =>
      server.visitor({ host }).send(login, { body: { email, password } });
    expect((await enter(here, 'een lange winteravond')).status).toBe(401);
    expect((await enter('localhost', 'een lange winteravond')).body).toMatchObject({
      user: { profile: { id: one.profileId } },
    });
    expect((await enter(here, 'heel iets anders')).body).toMatchObject({
      user: { profile: { id: other.profileId } },
    });
  });

  test('pictures are shown at their own host; at another they are as if they were not', async () => {
    const at = (host: string, key: string) => server.visitor({ host }).request({ url: `/media/${key}` });
    expect((await at('localhost', neighbour.photo.filename)).status).toBe(200);
    const unknown = await at(here, `${'a'.repeat(32)}/768.webp`);
    const other = await at(here, neighbour.photo.filename);
    expect([other.status, other.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe('what is counted against a network or an address', () => {
  test('a limit that is reached on one site is not on the other', async () => {
    const guess = (host: string) =>
      server.visitor({ host, remoteAddress: '203.0.113.7' }).send(activate, { body: { token: 'none' } });
    for (let time = 0; time < 60; time++) await guess('localhost');
    expect((await guess('localhost')).status).toBe(429);
    expect((await guess(here)).status).toBe(410);
  });

  test('an address that is locked on one site may log in on the other', async () => {
    const email = 'locked.out@mail.example';
    await server.signUpMember({ email, password: 'hier is het stil' });
    await server.signUpMember({ siteId, email, password: 'hier is het stil' });
    const attempt = (host: string, password: string) =>
      server.visitor({ host }).send(login, { body: { email, password } });
    for (let time = 0; time < 5; time++) await attempt('localhost', 'verkeerd geraden');
    expect((await attempt('localhost', 'hier is het stil')).status).toBe(429);
    expect((await attempt(here, 'hier is het stil')).status).toBe(200);
  });

  test('one key of a visitor makes an account on each site', async () => {
    const body = signupForm({ country: 'GB', region: null, gender: 'male' });
    const key = 'one-key-for-two-sites';
    const users = [];
    for (const host of ['localhost', here])
      users.push(await server.visitor({ host }).call(signup, { body, key }));
    expect(users[0]?.user?.profile.id).not.toBe(users[1]?.user?.profile.id);
    expect(users[1]?.user?.email).toBe(body.email);
  });

  test('whether an address has an account is asked on each site by itself', async () => {
    const { email } = neighbour.bert;
    expect((await server.visitor().send(checkSignup, { body: { email } })).status).toBe(422);
    expect((await server.visitor({ host: here }).send(checkSignup, { body: { email } })).status).toBe(200);
  });
});

test('a login of one site opens no socket at the host of another, and stays good at its own', async () => {
  const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
  const cookie = `session=${neighbour.bert.sessionSecret}`;
  const { port } = new URL(url);
  const stranger = openSocket(url, { cookie, host: `${here}:${port}`, origin: `http://${here}:${port}` });
  await expect.poll(() => stranger.closedWith()).toBe(4403);
  expect(stranger.frames).toEqual([]);
  (
    await greeted(openSocket(url, { cookie, host: `localhost:${port}`, origin: `http://localhost:${port}` }))
  ).close();
  expect((await server.as(neighbour.bert).call(getUser)).user?.profile.id).toBe(neighbour.bert.profileId);
});
