import { expect, test } from 'vitest';
import {
  confirmEmailChange,
  requestEmailChange,
  requestReset,
  resetPassword,
  revertEmailChange,
} from '#contract/credentials';
import { reactivate } from '#contract/deletion';
import { completeSignup, partnerSignup } from '#contract/partners';
import { activate, resendActivation } from '#contract/signup';
import { enableNotificationEmails, requestNotificationEmails } from '#contract/unsubscribe';
import { disableNotifications } from '../notifications/disabled/disable-notifications.ts';
import { transact } from '../platform/transact.ts';
import type { Answer } from '../testing/browser.ts';
import { latestEmailToken } from '../testing/emails.ts';
import { partnerServer } from '../testing/partners.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const PASSWORD = 'fietsen in de regen';
const NEW = { password: 'wandelen langs de zee', password_again: 'wandelen langs de zee' };
const visitor = () => server.visitor();
const member = () => server.signUpMember({ password: PASSWORD });

async function change() {
  const sam = await member();
  const email = `moved.${sam.profileId}@mail.example`;
  await server.as(sam).call(requestEmailChange, { body: { email, password: PASSWORD } });
  return { sam, token: await latestEmailToken(server, email, '/mail-change/do?token=') };
}

type Link = {
  page: string;
  api: string;
  issue: () => Promise<string>;
  press: (token: string) => Promise<Answer>;
};

const links: Record<string, Link> = {
  activation: {
    page: '/activate?token=',
    api: '/api/activation.php?token=',
    issue: async () => {
      const sam = await server.signUpMember({ status: 'not_confirmed' });
      await server.as(sam).call(resendActivation);
      return latestEmailToken(server, sam.email, '/activate?token=');
    },
    press: token => visitor().send(activate, { body: { token } }),
  },
  'new password': {
    page: '/reset-password/do?token=',
    api: '/api/password-reset.php?token=',
    issue: async () => {
      const { email } = await member();
      await visitor().call(requestReset, { body: { email } });
      return latestEmailToken(server, email, '/reset-password/do?token=');
    },
    press: token => visitor().send(resetPassword, { body: { token, ...NEW } }),
  },
  'change of address': {
    page: '/mail-change/do?token=',
    api: '/api/email.php?confirm=1&token=',
    issue: async () => (await change()).token,
    press: token => visitor().send(confirmEmailChange, { body: { token } }),
  },
  'former address': {
    page: '/mail-change/do?revert=',
    api: '/api/email.php?revert=1&token=',
    issue: async () => {
      const { sam, token } = await change();
      await visitor().call(confirmEmailChange, { body: { token } });
      return latestEmailToken(server, sam.email, '/mail-change/do?revert=');
    },
    press: token => visitor().send(revertEmailChange, { body: { token } }),
  },
  reactivation: {
    page: '/reactivate?token=',
    api: '/api/reactivation.php?token=',
    issue: async () => {
      const { email } = await server.signUpMember({ status: 'deleting' });
      await visitor().call(requestReset, { body: { email } });
      return latestEmailToken(server, email, '/reactivate?token=');
    },
    press: token => visitor().send(reactivate, { body: { token } }),
  },
  'notification emails again': {
    page: '/notifications/enable?token=',
    api: '/api/notification-emails.php?token=',
    issue: async () => {
      const { accountId, ...sam } = await member();
      await transact(server.app, tx => disableNotifications(tx, accountId, 'bounce'));
      await server.as({ accountId, ...sam }).call(requestNotificationEmails);
      return latestEmailToken(server, sam.email, '/notifications/enable?token=');
    },
    press: token => visitor().send(enableNotificationEmails, { body: { token } }),
  },
  completion: {
    page: '/complete-signup?token=',
    api: '/api/complete-signup.php?token=',
    issue: async () => {
      const { password: _, terms: __, ...form } = createSignupForm();
      const body = { ...form, country: 'NL' as const };
      const { link } = await (await partnerServer(server)).call(partnerSignup, { body });
      return new URL(link).searchParams.get('token') ?? '';
    },
    press: token =>
      visitor().send(completeSignup, { body: { token, password: 'fietsen in de regen', terms: true } }),
  },
};

test.each(Object.entries(links))(
  'the link of %s works once after being opened five times, as scanners and mail programs do (spec D2.20)',
  async (_name, { page, api, issue, press }) => {
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    for (let time = 0; time < 5; time++) {
      for (const url of [page, api]) await visitor().request({ url: url + token });
    }
    expect((await press(token)).status).toBeLessThan(300);
    expect((await press(token)).status).toBe(410);
  },
);
