import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true, expectedErrors: /status of (403|410|422) \([\w ]+\) \S+$/ });

const PASSWORD = 'een lantaarn boven de gracht';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Reports by the call of the page; returns the id of the report for staff. */
async function report(reporter: BrowserContext, reported: TestMember, staff: BrowserContext) {
  const data = { id: reported.profileId, reason: 'harassment', text: 'Hij houdt niet op.' };
  const sent = await reporter.request.post('/api/report.php', { data, headers: await originOf(reporter) });
  const { reference } = await sent.json();
  const { reports } = await (await staff.request.get('/api/staff-reports.php?reason=harassment')).json();
  return reports.find((one: { reference: string }) => one.reference === reference).id as string;
}

const originOf = async (context: BrowserContext) => {
  const [cookie] = await context.cookies();
  return { origin: new URL(baseOf(context)).origin, 'idempotency-key': `${cookie?.name} ${randomUUID()}` };
};
const bases = new WeakMap<BrowserContext, string>();
const baseOf = (context: BrowserContext) => bases.get(context) ?? '';

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  bases.set(context, baseURL);
  return context;
}

async function decide(staff: BrowserContext, call: string, data: object): Promise<void> {
  const answer = await staff.request.post(call, { data, headers: await originOf(staff) });
  expect(answer.status(), await answer.text()).toBe(204);
}

test('a member reads why they were warned, appeals, and reads what another person decided (spec D5.5)', async ({
  page,
  context,
  browser,
  baseURL: base,
}) => {
  const baseURL = base ?? '';
  const [me, other] = [await newMember({ name: 'Otto' }), await newMember()];
  await logIn(context, me, baseURL);
  const [reporter, first, second] = await Promise.all([1, 2, 3].map(() => openContext(browser, baseURL)));
  if (!reporter || !first || !second) throw new Error('no contexts');
  await logIn(reporter, other, baseURL);
  await logInNewStaff(first, baseURL, { roles: ['moderator'] });
  await logInNewStaff(second, baseURL, { roles: ['moderator'] });
  const reason = 'Je schreef na haar nee nog acht keer.';
  const id = await report(reporter, me, first);
  await decide(first, '/api/staff-report.php', { id, outcome: 'warning', rule: 'harassment', reason });

  await page.goto('/settings');
  const alert = page.getByRole('region', { name: 'Een beslissing over je account' });
  await expect(alert.getByRole('link', { name: 'Gewaarschuwd: lees waarom' })).toBeVisible();
  await page.getByRole('link', { name: 'Meldingen en beslissingen' }).click();
  await expect(page.getByText(/telt nu 1 waarschuwing mee/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Een waarschuwing/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een waarschuwing');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expectAccessible(page);

  const field = page.getByLabel('Waarom moeten we hier opnieuw naar kijken?');
  await field.fill('Nee');
  await button(page, 'Bezwaar versturen').click();
  await expect(field).toHaveAccessibleDescription(/Schrijf 5 tot 2.000 tekens/);
  await field.fill('Dat was een grap tussen ons.');
  await button(page, 'Bezwaar versturen').click();
  await expect(page.getByText('Iemand anders kijkt ernaar.')).toBeVisible();
  await expect(page.getByText('Dat was een grap tussen ons.')).toBeVisible();
  await expectAccessible(page);

  // It is read now.
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goBack();

  const { appeals } = await (await second.request.get('/api/staff-appeals.php')).json();
  const appeal = appeals.find((one: { member: { name: string } }) => one.member.name === 'Otto').id;
  const answer = 'We lazen alles opnieuw: het was een grap.';
  await decide(second, '/api/staff-appeal.php', { id: appeal, outcome: 'overturned', reason: answer });
  await page.reload();
  await expect(page.getByRole('status').getByText('Je had gelijk')).toBeVisible();
  await expect(page.getByText('naar de rechter')).toHaveCount(0);
  await expect(page.getByText(answer)).toBeVisible();
  for (const one of [reporter, first, second]) await one.close();
});

test('a banned member learns at the login until when, and appeals without a session and without script (spec D5.5)', async ({
  page,
  browser,
  baseURL: base,
}, { project }) => {
  const baseURL = base ?? '';
  const me = await newMember({ password: PASSWORD });
  const reporter = await openContext(browser, baseURL);
  const staff = await openContext(browser, baseURL);
  await logIn(reporter, await newMember(), baseURL);
  await logInNewStaff(staff, baseURL, { roles: ['moderator'] });
  const reason = 'Je vroeg drie leden om geld.';
  const id = await report(reporter, me, staff);
  await decide(staff, '/api/staff-report.php?ban=1', { id, rule: 'scam', reason, days: 7 });

  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(me.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await button(page, 'Inloggen').click();
  await expect(page.getByText(/Vanaf \d+ \w+ \d{4}.* kun je weer inloggen/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lees waarom, en maak bezwaar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is geblokkeerd');
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({ ...project.use, baseURL, javaScriptEnabled: false });
  const link = linkIn(await emailWithLink(me.email, '/appeal'), '/appeal');
  const plainPage = await plain.newPage();
  await plainPage.goto(new URL(link).pathname + new URL(link).search);
  const field = plainPage.getByLabel('Waarom moeten we hier opnieuw naar kijken?');
  await field.fill('Nee');
  await button(plainPage, 'Bezwaar versturen').click();
  await expect(field).toHaveAccessibleDescription(/Schrijf 5 tot 2.000 tekens/);
  await expect(field).toHaveValue('Nee');
  await field.fill('Dat was mijn broer, niet ik.');
  await button(plainPage, 'Bezwaar versturen').click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Je bezwaar is verstuurd');
  await plainPage.getByRole('link', { name: 'Terug naar de beslissing' }).click();
  await expect(plainPage.getByText('Dat was mijn broer, niet ik.')).toBeVisible();
  await expect(field).toHaveCount(0);
  for (const one of [reporter, staff, plain]) await one.close();
});
