import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getChats } from '#contract/chats';
import { getMember } from '#contract/profiles';
import { activate, signup, signupMatches } from '#contract/signup';
import { latestPageToken } from '../testing/page-token.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};
const signUpWithMessageTo = async (to: string) => {
  const browser = visitor();
  const body = createSignupForm({ signup_message: { to, text: 'Hello, I signed up for you' } });
  const { user } = await browser.call(signup, { body });
  return { browser, user, email: body.email };
};

test('the message to the member of the page becomes the first one, is paid, and held until the address is confirmed (spec 4.2)', async () => {
  const joris = await server.signUpMember({ visibleToVisitors: true });
  const { browser, user, email } = await signUpWithMessageTo(joris.profileId);
  expect(user?.credits).toBe(2);
  expect((await browser.call(getChats)).chats.map(({ profile }) => profile.id)).toEqual([joris.profileId]);
  expect((await server.as(joris).call(getChats)).chats).toEqual([]);
  await visitor().call(activate, { body: { token: await latestPageToken(server.db, email, 'activate') } });
  const [chat] = (await server.as(joris).call(getChats)).chats;
  expect(chat).toMatchObject({ profile: { id: user?.profile.id }, num_unread_messages: 1 });
});

test('a sign-up on the page of an invisible or an unknown member gives the same answer (spec 4.5)', async () => {
  const hidden = await server.signUpMember({ invisible: true });
  for (const to of [hidden.profileId, randomUUID()]) {
    expect((await visitor().send(getMember, { query: { id: to } })).status).toBe(404);
    const { browser, user } = await signUpWithMessageTo(to);
    expect(user).toMatchObject({ credits: 3, status: 'not_confirmed' });
    expect((await browser.call(getChats)).chats).toEqual([]);
  }
  expect((await server.as(hidden).call(getChats)).chats).toEqual([]);
});

test('the sign-up matches are only for members, and contain no invisible ones (spec 4.2, 4.5)', async () => {
  const hidden = await server.signUpMember({ invisible: true });
  expect((await visitor().send(signupMatches)).error?.code).toBe('authentication_required');
  const browser = visitor();
  await browser.call(signup, { body: createSignupForm() });
  const { profiles } = await browser.call(signupMatches);
  expect(profiles.map(({ id }) => id)).not.toContain(hidden.profileId);
  expect((await browser.call(getUser)).user?.status).toBe('not_confirmed');
});
