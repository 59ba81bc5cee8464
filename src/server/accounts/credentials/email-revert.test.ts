import { beforeEach, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import {
  confirmEmailChange,
  requestEmailChange,
  requestReset,
  resetPassword,
  revertEmailChange,
} from '#contract/credentials';
import { reactivate } from '#contract/deletion';
import { DAY_MS } from '#contract/durations';
import { checkSignup, signup } from '#contract/signup';
import { latestEmailToken, queuedEmailsTo } from '../../testing/emails.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const PASSWORD = 'fietsen in de regen';

let count = 0;
const visitor = () => {
  count += 1;
  return server.visitor({ remoteAddress: `198.51.100.${count}`, cookies: { language: 'nl' } });
};
type TestMember = Awaited<ReturnType<typeof server.signUpMember>>;

async function move(sam: TestMember, from: string): Promise<{ email: string; revert: string }> {
  count += 1;
  const email = `moved.${count}@mail.example`;
  await server.as(sam).call(requestEmailChange, { body: { email, password: PASSWORD } });
  const token = await latestEmailToken(server, email, '/mail-change/do?token=');
  await visitor().call(confirmEmailChange, { body: { token } });
  return { email, revert: await latestEmailToken(server, from, '/mail-change/do?revert=') };
}
const moved = async () => {
  const sam = await server.signUpMember({ password: PASSWORD });
  return { sam, ...(await move(sam, sam.email)) };
};
const undo = (token: string) => visitor().send(revertEmailChange, { body: { token } });
const emailOf = ({ accountId }: TestMember) =>
  db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
const logInWith = (email: string, password = PASSWORD) =>
  visitor().send(login, { body: { email, password } });

test('the old address is notified and can revert the change; then only a new password logs in (spec D2.20)', async () => {
  const { sam, email, revert } = await moved();
  const emails = await queuedEmailsTo(server, sam.email);
  expect(emails.at(-1)?.subject).toBe('Je e-mailadres voor Lavender is gewijzigd');
  expect((await undo(revert)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
  expect((await server.as(sam).call(getUser)).user).toBeNull();
  for (const address of [email, sam.email])
    expect((await logInWith(address)).error?.code).toBe('login_failed');
  const token = await latestEmailToken(server, sam.email, '/reset-password/do?token=');
  const password = 'wandelen langs de zee';
  await visitor().call(resetPassword, { body: { token, password, password_again: password } });
  expect((await logInWith(sam.email, password)).status).toBe(200);
});

test('the revert link works once, and for 14 days', async () => {
  const first = await moved();
  expect((await undo(first.revert)).status).toBe(204);
  expect((await undo(first.revert)).error?.code).toBe('link_expired');
  const { sam, email, revert } = await moved();
  clock.advance(14 * DAY_MS);
  expect((await undo(revert)).error).toMatchObject({
    code: 'link_expired',
    message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  });
  expect(await emailOf(sam)).toEqual({ email });
});

test('requesting a new password sends the revert link again; it expires with the first one', async () => {
  const { sam, email: second } = await moved();
  clock.advance(DAY_MS);
  const { email: third, revert: later } = await move(sam, second);
  clock.advance(12 * DAY_MS);
  const ask = async () => {
    await visitor().call(requestReset, { body: { email: sam.email } });
    return (await queuedEmailsTo(server, sam.email)).at(-1);
  };
  const message = await ask();
  expect(message?.subject).toBe('Je e-mailadres voor Lavender is gewijzigd');
  expect(message?.text).toContain('Je kunt het 1 dag lang terugdraaien.');
  expect(message?.text).not.toContain(third);
  const again = await latestEmailToken(server, sam.email, '/mail-change/do?revert=');
  expect((await undo(again)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
  expect((await undo(later)).error?.code).toBe('link_expired');
});

test('reverting cancels a pending change', async () => {
  const { sam, revert } = await moved();
  const email = 'third.one@mail.example';
  await server.as(sam).call(requestEmailChange, { body: { email, password: PASSWORD } });
  const token = await latestEmailToken(server, email, '/mail-change/do?token=');
  await undo(revert);
  const { error } = await visitor().send(confirmEmailChange, { body: { token } });
  expect(error?.code).toBe('link_expired');
});

test('the old address is reserved while the change can be reverted, and free afterwards', async () => {
  const { sam, revert } = await moved();
  const body = createSignupForm({ email: sam.email });
  const taken = async () => [
    (await visitor().send(checkSignup, { body })).error?.fields?.email?.code,
    (await visitor().send(signup, { body })).error?.fields?.email?.code,
    (
      await server
        .as(await server.signUpMember({ password: PASSWORD }))
        .send(requestEmailChange, { body: { email: sam.email, password: PASSWORD } })
    ).error?.fields?.email?.code,
  ];
  expect(await taken()).toEqual(Array(3).fill('email_taken'));
  expect((await undo(revert)).status).toBe(204);
  const other = await moved();
  clock.advance(14 * DAY_MS);
  expect((await visitor().send(signup, { body: createSignupForm({ email: other.sam.email }) })).status).toBe(
    200,
  );
});

test('the same member can change back to the old address', async () => {
  const { sam, email } = await moved();
  await server.as(sam).call(requestEmailChange, { body: { email: sam.email, password: PASSWORD } });
  const token = await latestEmailToken(server, sam.email, '/mail-change/do?token=');
  expect((await visitor().send(confirmEmailChange, { body: { token } })).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
  expect(await latestEmailToken(server, email, '/mail-change/do?revert=')).not.toBe('');
});

test('after two changes the first owner can still revert', async () => {
  const { sam, email, revert } = await moved();
  const second = await move(sam, email);
  expect((await undo(revert)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
  expect((await undo(second.revert)).error?.code).toBe('link_expired');
});

test('reverting a later change keeps the revert link of the first one valid', async () => {
  const { sam, email, revert } = await moved();
  clock.advance(DAY_MS);
  const second = await move(sam, email);
  expect((await undo(second.revert)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email });
  expect((await undo(revert)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
});

test('an account that was deleted after the change gets its address back, too', async () => {
  const { sam, revert } = await moved();
  await db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: clock.now() })
    .where('id', '=', sam.accountId)
    .execute();
  expect((await undo(revert)).status).toBe(204);
  expect(await emailOf(sam)).toEqual({ email: sam.email });
  const token = await latestEmailToken(server, sam.email, '/reactivate?token=');
  expect((await visitor().send(reactivate, { body: { token } })).status).toBe(204);
});

test('an address that has another account by then is not taken from it', async () => {
  const { sam, revert } = await moved();
  await server.signUpMember({ email: sam.email });
  expect((await undo(revert)).error?.code).toBe('email_taken');
});
