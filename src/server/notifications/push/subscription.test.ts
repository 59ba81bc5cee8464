import { describe, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { changePassword, resetPassword } from '#contract/credentials';
import { deleteAccount } from '#contract/deletion';
import { getNotificationSettings } from '#contract/notifications';
import { subscribeToPush, unsubscribeFromPush } from '#contract/push';
import { endSession, endSessions, getSessions } from '#contract/sessions';
import { getSettings } from '#contract/site';
import { issueToken } from '../../accounts/tokens.ts';
import { transact } from '../../platform/transact.ts';
import { forbiddenEndpoints } from '../../providers/push/testing/forbidden-endpoints.ts';
import type { Browser } from '../../testing/browser.ts';
import { captureStatements } from '../../testing/capture-statements.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { startPushServer } from './testing/start-push-server.ts';

const server = await startPushServer();
const { app, as, db, clock, visitor, service, signUpMember, subscribe } = server;
const { connect, eventsOfType, awaitDelivery } = createMemberSockets(server);

const PASSWORD = 'fietsen in de regen';
const NEW_PASSWORD = 'een nieuwe dag begint';

const rowsOf = ({ accountId }: TestMember) =>
  db.selectFrom('push_subscriptions').selectAll().where('account_id', '=', accountId).execute();
const endpointsOf = async (member: TestMember) => (await rowsOf(member)).map(({ endpoint }) => endpoint);
const hasDevice = async (browser: Browser) =>
  (await browser.call(getNotificationSettings)).notifications.has_push_device;
const isSubscribed = async (browser: Browser) => (await browser.call(getUser)).user?.push_subscribed;

describe('a subscription (spec 7.1, 4.11)', () => {
  test('belongs to this browser only, and ends at the wish of the member', async () => {
    const anton = await signUpMember();
    const other = await withSecondSession(app, anton);
    expect(await isSubscribed(as(anton))).toBe(false);
    await subscribe(anton);
    expect([await isSubscribed(as(anton)), await isSubscribed(as(other))]).toEqual([true, false]);
    await as(other).call(unsubscribeFromPush);
    expect(await isSubscribed(as(anton))).toBe(true);
    expect(await hasDevice(as(other)), 'the other browser learns that there is a device').toBe(true);
    await as(anton).call(unsubscribeFromPush);
    await as(anton).call(unsubscribeFromPush);
    expect(await isSubscribed(as(anton))).toBe(false);
    expect(await rowsOf(anton)).toEqual([]);
    expect(await hasDevice(as(other))).toBe(false);
  });

  test('needs a login', async () => {
    const subscription = service.subscribe();
    expect(await visitor().send(subscribeToPush, { body: { subscription } })).toMatchObject({ status: 403 });
    expect(await visitor().send(unsubscribeFromPush)).toMatchObject({ status: 403 });
  });

  test('replaces an earlier one of the same browser, also concurrently, and repeats change nothing', async () => {
    const anton = await signUpMember();
    await subscribe(anton);
    const second = await subscribe(anton);
    await as(anton).call(subscribeToPush, { body: { subscription: second } });
    expect(await endpointsOf(anton)).toEqual([second.endpoint]);
    const many = Array.from({ length: 12 }, () => service.subscribe());
    await Promise.all(many.map(subscription => as(anton).call(subscribeToPush, { body: { subscription } })));
    expect(await rowsOf(anton)).toHaveLength(1);
  });

  test('of the same browser moves to the member who is logged in now', async () => {
    const [anton, bram] = [await signUpMember(), await signUpMember()];
    const subscription = await subscribe(anton);
    await as(bram).call(subscribeToPush, { body: { subscription } });
    expect(await endpointsOf(anton)).toEqual([]);
    expect(await endpointsOf(bram)).toEqual([subscription.endpoint]);
    await Promise.all(
      [anton, bram, anton, bram].map(member => as(member).call(subscribeToPush, { body: { subscription } })),
    );
    expect([...(await endpointsOf(anton)), ...(await endpointsOf(bram))]).toEqual([subscription.endpoint]);
  });

  test('of another account is not taken over by its address alone, and the refused browser keeps what it had', async () => {
    const [anton, bram] = [await signUpMember(), await signUpMember()];
    const [antons, brams] = [await subscribe(anton), await subscribe(bram)];
    const { p256dh, auth } = antons.keys;
    for (const keys of [brams.keys, { p256dh, auth: brams.keys.auth }, { p256dh: brams.keys.p256dh, auth }]) {
      const subscription = { ...antons, keys };
      const { error } = await as(bram).send(subscribeToPush, { body: { subscription } });
      expect(error?.fields?.['subscription.endpoint']?.code).toBe('field_invalid');
    }
    expect(await endpointsOf(anton)).toEqual([antons.endpoint]);
    expect(await endpointsOf(bram)).toEqual([brams.endpoint]);
    expect(await rowsOf(anton)).toMatchObject([{ p256dh, auth }]);
  });

  test('is announced to the other tabs once', async () => {
    const anton = await signUpMember();
    const socket = await connect(anton);
    await subscribe(anton);
    await subscribe(anton);
    await as(anton).call(unsubscribeFromPush);
    await as(anton).call(unsubscribeFromPush);
    await awaitDelivery(anton, socket);
    expect(eventsOfType(socket, 'user')).toHaveLength(2);
  });

  test('costs the polling of the user no statement', async () => {
    const anton = await signUpMember();
    await as(anton).call(getUser);
    const statements = async () => (await captureStatements(() => as(anton).call(getUser))).flat().length;
    const before = await statements();
    await subscribe(anton);
    expect(await statements()).toBe(before);
  });

  test('is made with the key of the settings', async () => {
    const { settings } = await visitor().call(getSettings, { query: {} });
    expect(settings.push_public_key).toBe(app.push.publicKey);
    expect(Buffer.from(String(settings.push_public_key), 'base64url')).toHaveLength(65);
  });
});

describe('refused at the field (spec 4.11)', () => {
  test('more than 60 addresses that are no push service', async () => {
    const accepted: string[] = [];
    let member = await signUpMember();
    for (const [index, endpoint] of forbiddenEndpoints(4_321).entries()) {
      if (index % 50 === 49) member = await signUpMember();
      const subscription = { ...service.subscribe(), endpoint };
      const { error } = await as(member).send(subscribeToPush, { body: { subscription } });
      if (error?.fields?.['subscription.endpoint']?.code !== 'field_invalid') accepted.push(endpoint);
    }
    expect(accepted).toEqual([]);
    expect(service.requests()).toBe(0);
  });

  test.each([
    ['a point that is not on the curve', { p256dh: 'A'.repeat(87) }, 'p256dh'],
    ['a short key', { p256dh: 'BA' }, 'p256dh'],
    ['a short secret', { auth: 'AA' }, 'auth'],
    ['other characters', { auth: '+'.repeat(22) }, 'auth'],
  ])('%s', async (_what, keys, field) => {
    const { endpoint, keys: valid } = service.subscribe();
    const subscription = { endpoint, keys: { ...valid, ...keys } };
    const { error } = await as(await signUpMember()).send(subscribeToPush, { body: { subscription } });
    expect(error?.fields?.[`subscription.keys.${field}`]?.code).toBe('field_invalid');
  });

  test('an address that is too long', async () => {
    const subscription = service.subscribe();
    const endpoint = `${subscription.endpoint}${'a'.repeat(1_000)}`;
    const { error } = await as(await signUpMember()).send(subscribeToPush, {
      body: { subscription: { ...subscription, endpoint } },
    });
    expect(error?.fields?.['subscription.endpoint']?.code).toBe('field_invalid');
  });
});

describe('a subscription ends (spec 4.11, D2.21)', () => {
  /** A member with two browsers, both subscribed. */
  async function withTwoBrowsers() {
    const here = await signUpMember({ password: PASSWORD });
    const there = await withSecondSession(app, here);
    return { here, there, own: await subscribe(here), other: await subscribe(there) };
  }

  test('at the logout, in this browser only', async () => {
    const { here, other } = await withTwoBrowsers();
    await as(here).call(logout);
    expect(await endpointsOf(here)).toEqual([other.endpoint]);
  });

  test('when its session is ended from another browser', async () => {
    const { here, own } = await withTwoBrowsers();
    const { logins } = await as(here).call(getSessions);
    const id = logins.find(({ current }) => !current)?.id ?? '';
    await as(here).call(endSession, { body: { id } });
    expect(await endpointsOf(here)).toEqual([own.endpoint]);
  });

  test('at "log out everywhere", with and without this browser', async () => {
    const { here, own } = await withTwoBrowsers();
    await as(here).call(endSessions, { body: { this_too: false } });
    expect(await endpointsOf(here)).toEqual([own.endpoint]);
    await as(here).call(endSessions, { body: { this_too: true } });
    expect(await endpointsOf(here)).toEqual([]);
  });

  test('in the other browsers when the password changes; this one gets a new session and stays', async () => {
    const { here, own } = await withTwoBrowsers();
    const browser = as(here);
    await browser.call(changePassword, {
      body: { old_password: PASSWORD, password: NEW_PASSWORD, password_again: NEW_PASSWORD },
    });
    expect(await endpointsOf(here)).toEqual([own.endpoint]);
    expect(await isSubscribed(browser)).toBe(true);
  });

  test('everywhere when the password is reset', async () => {
    const { here } = await withTwoBrowsers();
    const { accountId } = here;
    const token = await transact(app, tx =>
      issueToken(tx, { accountId, purpose: 'password_reset', days: 1 }),
    );
    await visitor().call(resetPassword, {
      body: { token, password: NEW_PASSWORD, password_again: NEW_PASSWORD },
    });
    expect(await endpointsOf(here)).toEqual([]);
  });

  test('everywhere when the member deletes the account', async () => {
    const { here } = await withTwoBrowsers();
    await as(here).call(deleteAccount, { body: { password: PASSWORD } });
    expect(await endpointsOf(here)).toEqual([]);
  });

  test('in effect when its session expires', async () => {
    const [anton, bram] = [await signUpMember(), await signUpMember({ credits: 9 })];
    const subscription = await subscribe(anton);
    await db
      .updateTable('sessions')
      .set({ expires_at: clock.now() })
      .where('account_id', '=', anton.accountId)
      .execute();
    await server.send(bram, anton);
    expect(await server.takePushes(subscription)).toEqual([]);
  });

  test('not when the same member logs in again in this browser; it does for another member', async () => {
    const here = await signUpMember({ password: PASSWORD });
    const guest = await signUpMember({ password: PASSWORD });
    const subscription = await subscribe(here);
    const browser = as(here);
    await browser.call(login, { body: { email: here.email, password: PASSWORD } });
    expect(await isSubscribed(browser)).toBe(true);
    expect(await endpointsOf(here)).toEqual([subscription.endpoint]);
    await browser.call(login, { body: { email: guest.email, password: PASSWORD } });
    expect(await isSubscribed(browser)).toBe(false);
    expect([...(await endpointsOf(here)), ...(await endpointsOf(guest))]).toEqual([]);
  });
});
