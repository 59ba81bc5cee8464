import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { systemClock } from '../src/server/platform/clock.ts';
import { createJobs } from '../src/server/platform/jobs.ts';
import { createLog } from '../src/server/platform/log.ts';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { emailsTo, emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { databaseUrlFile } from './support/paths.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const PASSWORD = 'een lantaarn boven de gracht';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function openReauthenticationStep(page: Page, { declines }: { declines: boolean }) {
  await page.goto('/settings/delete');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(heading(page, 'Waarom ga je weg?')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Iets anders').click();
  await page.getByLabel('Wil je nog iets kwijt?').fill('Ik ga een jaar op reis.');
  await button(page, 'Verder').click();
  if (declines) {
    await expect(heading(page, /50% korting/)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Nee, verder met verwijderen').click();
  }
  await expect(heading(page, 'Wat er gebeurt')).toBeFocused();
  await expect(page.getByText(/Tot \d+ \w+ \d{4} om \d\d:\d\d: je kunt terug/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Verder').click();
  await expect(heading(page, 'Tot slot: ben jij het?')).toBeFocused();
}

async function deleteAccount(page: Page, member: TestMember) {
  await page.getByLabel('Je wachtwoord').fill(PASSWORD);
  await button(page, 'Verwijder mijn account').click();
  await expect(page).toHaveURL(/\/account-deleted\?until=/);
  await expect(heading(page, 'Je account is verwijderd')).toBeVisible();
  await expect(page.getByText(/Tot \d+ \w+ \d{4} om \d\d:\d\d kun je terug/)).toBeVisible();
  await expectAccessible(page);
  expect(await emailTo(member.email)).toMatchObject({
    subject: expect.stringContaining('wordt verwijderd'),
  });
}

async function logInByPage(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await button(page, 'Inloggen').click();
}

test('an account is deleted in three steps, the email is sent again from the login, and the account is reactivated by it (spec 4.3, 8.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ password: PASSWORD, name: 'Wegwezer' });
  await logIn(context, member, baseURL ?? '');
  await openReauthenticationStep(page, { declines: true });

  await test.step('a wrong password is refused at its field and changes nothing', async () => {
    const field = page.getByLabel('Je wachtwoord');
    await field.fill('iets anders');
    await button(page, 'Verwijder mijn account').click();
    await expect(field).toHaveAccessibleDescription(/Dit wachtwoord klopt niet/);
    await expect(field).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the right password deletes the account and ends the session', async () => {
    await deleteAccount(page, member);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  });

  await test.step('a login explains how to reactivate and sends the email again', async () => {
    await logInByPage(page, member.email);
    await expect(page.getByRole('alert')).toContainText('Gebruik de link in je mail');
    await expectAccessible(page);
    await button(page, 'Stuur de mail opnieuw').click();
    await expect(page.getByText('De mail is onderweg')).toBeVisible();
  });

  await test.step('opening the link changes nothing, its button restores everything', async () => {
    const link = linkIn(await emailTo(member.email, 2), '/reactivate');
    await page.goto(link);
    await page.reload();
    await expect(heading(page, 'Wil je terug?')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Ja, ik ben terug').click();
    await expect(heading(page, 'Welkom terug')).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Inloggen' }).filter({ visible: true }).last().click();
    await page.getByLabel('E-mailadres').fill(member.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await button(page, 'Inloggen').click();
    await expect(page).toHaveURL(/\/members/);
  });

  await test.step('the link is now invalid, with the text of the specification', async () => {
    await page.goto(linkIn(await emailTo(member.email), '/reactivate'));
    await button(page, 'Ja, ik ben terug').click();
    await expect(page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the discount was offered before and is not offered again (spec 3.7, D2.17)', async () => {
    await openReauthenticationStep(page, { declines: false });
  });
});

test('a member who accepts the offer stays and finds the discount with the credits (spec 3.7, D2.17)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ password: PASSWORD, name: 'Blijver' });
  await logIn(context, member, baseURL ?? '');
  await page.goto('/settings/delete');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByText('Te duur').click();
  await button(page, 'Verder').click();
  await button(page, 'Ja, ik blijf').click();
  await expect(heading(page, 'Fijn dat je blijft')).toBeVisible();
  await expectAccessible(page);
  const card = page.getByRole('region', { name: 'Jouw korting: 50%' });
  await expect(card).toContainText(/[A-HJ-NP-Z2-9]{10}/);
  await page.getByRole('link', { name: 'Naar je credits' }).click();
  await expect(page.getByText(/^50% korting op je aankoop, tot \d+ \w+ \d{4} om/)).toBeVisible();
  const bundles = page.getByRole('region', { name: 'Bundels' }).getByRole('listitem');
  await expect(bundles.filter({ hasText: '50% korting' })).toHaveCount(4);
  await expectAccessible(page);
  await page.goto('/settings/delete');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await button(page, 'Verder').click();
  await expect(heading(page, 'Wat er gebeurt')).toBeVisible();
  expect(emailsTo(member.email)).toEqual([]);
});

test('after the 14 days the job erases the member, and the login counts as unknown (spec 4.3, 9, D4.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ password: PASSWORD, name: 'Voorgoed' });
  await logIn(context, member, baseURL ?? '');
  await openReauthenticationStep(page, { declines: true });
  await deleteAccount(page, member);
  const db = openTestDatabase();
  const jobs = await createJobs(readFileSync(databaseUrlFile, 'utf8'), {
    log: createLog('silent'),
    clock: systemClock,
  });
  try {
    const passed = new Date(Date.now() - 14 * 86_400_000);
    await db.updateTable('accounts').set({ deleted_at: passed }).where('id', '=', member.accountId).execute();
    await jobs.send('erase-accounts');
    const rows = db.selectFrom('accounts').select('id').where('id', '=', member.accountId);
    await expect.poll(async () => await rows.execute(), { timeout: 60_000 }).toEqual([]);
  } finally {
    await jobs.close();
    await db.destroy();
  }
  await page.goto(linkIn(await emailTo(member.email), '/reactivate'));
  await button(page, 'Ja, ik ben terug').click();
  await expect(page.getByText('Link verlopen of invalide')).toBeVisible();
  await logInByPage(page, member.email);
  await expect(page.getByRole('alert')).toContainText('Login mislukt, probeer opnieuw');
});
