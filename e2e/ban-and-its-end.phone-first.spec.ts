import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { emailAbout } from './support/mailbox.ts';
import {
  decideAppeal,
  decideReport,
  giveReason,
  openAppeal,
  openReport,
  sendReport,
} from './support/moderation.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { sendJob } from './support/run-job.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

// Private data of staff, the banned session, the refused login, the profile of who is banned, and a lost connection.
test.use({
  endsSessions: true,
  expectedErrors: /(status of (403|404) \([\w ]+\)|net::ERR_INTERNET_DISCONNECTED) \S+$/,
});

const PASSWORD = 'een lantaarn boven de gracht';
const REASON = 'Je vroeg drie leden om geld.';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const history = (page: Page) => page.getByRole('region', { name: 'Berichten' });

async function logInByPage(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Moves the end of the ban to now, and lets the job end it. */
async function letBanExpire({ accountId }: TestMember): Promise<void> {
  const db = openTestDatabase();
  try {
    const now = new Date();
    await db.updateTable('bans').set({ until: now }).where('account_id', '=', accountId).execute();
    await db.updateTable('decisions').set({ ban_until: now }).where('account_id', '=', accountId).execute();
    await sendJob('end-bans');
    const status = db.selectFrom('accounts').select('status').where('id', '=', accountId);
    await expect
      .poll(async () => (await status.executeTakeFirstOrThrow()).status, { timeout: 60_000 })
      .toBe('active');
  } finally {
    await db.destroy();
  }
}

test('a member is banned for a week, gone for others, learns why and until when, and is back with everything when an appeal or the time ends the ban (spec D5.5, D2.6)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  test.slow();
  const { id: siteId, address } = await openTestSite(`ban${randomUUID().slice(0, 6)}`, {}, baseURL ?? '');
  const open = async () => {
    const context = await browser.newContext({ baseURL: address });
    watchContext(context);
    return context.newPage();
  };
  const [milan, otto] = [
    await newMember({ siteId, name: 'Milan' }),
    await newMember({
      siteId,
      name: 'Otto',
      password: PASSWORD,
      credits: 2,
      purchasedCredits: 10,
      aboutMe: 'Hou van zeilen.',
    }),
  ];
  const conversation = await insertMessages({ from: otto, to: milan, texts: ['Kun je me geld lenen?'] });
  const [milansPage, ottosPage, first, second] = [await open(), await open(), await open(), await open()];
  await logIn(milansPage.context(), milan, address);
  await logIn(ottosPage.context(), otto, address);
  await logInNewStaff(first.context(), address, { siteId, roles: ['moderator'], name: 'Sanne' });
  await logInNewStaff(second.context(), address, { siteId, roles: ['moderator'], name: 'Milo' });
  const cards = milansPage.getByRole('list', { name: 'Leden zoeken' }).getByRole('link', { name: /Otto/ });

  const reportOtto = async () => {
    await milansPage.goto(`/members/${otto.profileId}`);
    await milansPage.getByRole('button', { name: 'Meer over Otto' }).click();
    await milansPage.getByRole('button', { name: 'Otto melden' }).click();
    const report = { title: 'Otto melden', reason: 'Spam of oplichting', text: 'Otto vraagt om geld.' };
    const { sent, reference } = await sendReport(milansPage, report);
    await sent.getByRole('button', { name: 'Klaar' }).click();
    return reference;
  };
  const banOtto = async (reference: string, asksReason: boolean) => {
    await openReport(first, reference);
    if (asksReason) await giveReason(first, 'Melding beoordelen');
    const ban = { outcome: 'Een aantal dagen blokkeren', rule: 'Oplichting, geld', days: 7 };
    await decideReport(first, { ...ban, reason: REASON });
  };
  const expectEverythingBack = async () => {
    await expect(ottosPage.getByRole('button', { name: 'Menu van Otto' })).toBeVisible();
    await ottosPage.goto(`/chats/${conversation}`);
    await expect(history(ottosPage).getByText('Kun je me geld lenen?')).toBeVisible();
    await expect(ottosPage.getByText('Je hebt nog 12 credits')).toBeVisible();
    await milansPage.goto('/members');
    await expect(cards).toBeVisible();
    await cards.click();
    await expect(milansPage.getByText('Hou van zeilen.')).toBeVisible();
    await milansPage.goto(`/chats/${conversation}`);
    await expect(history(milansPage).getByText('Kun je me geld lenen?')).toBeVisible();
  };

  const [report, laterReport] = [await reportOtto(), await reportOtto()];

  await test.step('a moderator bans Otto, whose open page leads to the login at once', async () => {
    await milansPage.goto('/members');
    await expect(cards).toBeVisible();
    await milansPage.goto(`/chats/${conversation}`);
    await ottosPage.goto(`/chats/${conversation}`);
    await expect(history(ottosPage).getByText('Kun je me geld lenen?')).toBeVisible();
    await banOtto(report, true);
    await expect(ottosPage).toHaveURL(/\/login\?next=/);
    await expect(ottosPage.getByText('Je sessie is voorbij.')).toBeVisible();
  });

  await test.step('to Milan, Otto is like a member who left, in the open conversation at once', async () => {
    await expect(heading(milansPage, 'Dit gesprek is er niet meer')).toBeVisible();
    await milansPage.goto('/chats');
    await expect(milansPage.getByText('Nog geen gesprekken').filter({ visible: true }).first()).toBeVisible();
    await milansPage.goto(`/members/${otto.profileId}`);
    await expect(heading(milansPage, 'Dit profiel bestaat niet (meer)')).toBeVisible();
    await milansPage.goto('/members');
    await expect(heading(milansPage, /./)).toBeVisible();
    await expect(cards).toHaveCount(0);
  });

  await test.step('the login says until when, and leads to why and to the appeal', async () => {
    const email = await emailAbout(otto.email, 'Een beslissing over je account op');
    expect(email.text).toContain(REASON);
    expect(email.text).toMatch(/Je account is geblokkeerd tot \d+ \w+ \d{4}/);
    await logInByPage(ottosPage, otto.email);
    await expect(ottosPage.getByText(/Vanaf \d+ \w+ \d{4}.* kun je weer inloggen/)).toBeVisible();
    await expectAccessible(ottosPage);
    await ottosPage.getByRole('link', { name: 'Lees waarom, en maak bezwaar' }).click();
    await expect(heading(ottosPage, 'Je account is geblokkeerd')).toBeVisible();
    await expect(ottosPage.getByText(REASON)).toBeVisible();
    await expect(ottosPage.getByText(/Geen oplichting/)).toBeVisible();
    await expectAccessible(ottosPage);
    await ottosPage.getByLabel('Waarom moeten we hier opnieuw naar kijken?').fill('Dat was een grap.');
    await ottosPage.context().setOffline(true);
    await ottosPage.getByRole('button', { name: 'Bezwaar versturen' }).click();
    await expect(ottosPage.getByRole('alert')).toContainText('nog niet verstuurd');
    await ottosPage.context().setOffline(false);
    await ottosPage.getByRole('button', { name: 'Bezwaar versturen' }).click();
    await expect(heading(ottosPage, 'Je bezwaar is verstuurd')).toBeVisible();
  });

  await test.step('another moderator agrees with Otto, who is back with profile, chat and credits', async () => {
    await openAppeal(second, 'Otto');
    await giveReason(second, 'Bezwaar beoordelen');
    await decideAppeal(second, 'Het lid heeft gelijk', 'Het was een grap tussen jullie.');
    expect((await emailAbout(otto.email, 'De uitkomst van je bezwaar')).text).toContain('Het was een grap');
    await ottosPage.goto('/login');
    await logInByPage(ottosPage, otto.email);
    await expectEverythingBack();
    await ottosPage.goto('/settings/decisions');
    await expect(ottosPage.getByText(/Teruggedraaid op/)).toBeVisible();
  });

  await test.step('a second ban ends by itself when its time is over', async () => {
    await banOtto(laterReport, false);
    await expect(ottosPage).toHaveURL(/\/login\?next=/);
    await letBanExpire(otto);
    await logInByPage(ottosPage, otto.email);
    await expectEverythingBack();
  });
  for (const page of [milansPage, ottosPage, first, second]) await page.context().close();
});
