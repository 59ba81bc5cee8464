import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertModerated } from '../src/server/moderation/testing/insert-moderated.ts';
import { openTestDatabase } from './support/database.ts';
import { emailTo } from './support/mailbox.ts';
import { newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+$/ });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** A report about a member, an appeal of theirs and a complaint. */
async function insertWork() {
  const [anna, bert, chris] = [
    await newMember({ name: `Otto ${randomUUID().slice(0, 4)}`, aboutMe: 'Stuur me geld.' }),
    await newMember({ name: 'Bert' }),
    await newMember({ name: 'Chris' }),
  ];
  const db = openTestDatabase();
  try {
    const clock = { now: () => new Date() };
    const app = { config: { secret: 'of the test' } } as never;
    const ids = await insertModerated({ app, db, clock: clock as never }, 1, { anna, bert, chris });
    return { ...ids, reported: anna, reporter: bert };
  } finally {
    await db.destroy();
  }
}

async function giveReason(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await dialog.getByLabel('Reden').fill('Melding beoordelen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Een half uur openen' }).click();
}

test('a moderator opens a report with a reason and decides it; both members get an email (spec D5.10, D5.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const { reported, reporter, report } = await insertWork();
  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  await page.goto('/backoffice/reports');
  await expect(heading(page, 'Meldingen')).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href*="${report}"]`).click();
  await giveReason(page);
  await expect(page.getByText('He does not stop.').first()).toBeVisible();
  await expectAccessible(page);

  const submit = page.getByRole('button', { name: 'Beslissen en beiden inlichten' });
  await page.getByLabel('Wat we doen').selectOption('Voorgoed blokkeren');
  const word = page.getByLabel(`Typ “${reported.name}” om te bevestigen`);
  await word.fill('iemand anders');
  await submit.click();
  await expect(word).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.getByLabel('Wat we doen').selectOption('Waarschuwing');
  await expect(word).toHaveCount(0);
  await submit.click();
  await expect(page.getByLabel('Welke regel')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Waarom, in gewone woorden')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Welke regel').selectOption('Oplichting, geld');
  await page.getByLabel('Waarom, in gewone woorden').fill('Je vroeg een lid om geld.');
  await submit.click();
  await expect(heading(page, 'Meldingen')).toBeVisible();
  await expect(page.locator(`a[href*="${report}"]`)).toHaveCount(0);
  expect((await emailTo(reported.email)).text).toContain('Je vroeg een lid om geld.');
  expect((await emailTo(reporter.email)).subject).toContain('Wat er met je melding is gebeurd');
});

test('an appeal and a complaint are answered in the back office (spec D5.10, D5.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const { appeal, complaint, reported } = await insertWork();
  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  await page.goto('/backoffice/appeals');
  await expect(heading(page, 'Bezwaren')).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href*="${appeal}"]`).click();
  await giveReason(page);
  await page.getByLabel('Uitkomst').selectOption('Het lid heeft gelijk');
  await page.getByLabel('Waarom, in gewone woorden').fill('Het was een grap.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Beslissen en het lid inlichten' }).click();
  await expect(heading(page, 'Bezwaren')).toBeVisible();
  expect((await emailTo(reported.email)).text).toContain('Het was een grap.');

  await page.goto('/backoffice/complaints');
  await expect(heading(page, 'Klachten')).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href*="${complaint}"]`).click();
  await page.getByRole('button', { name: 'Ik zoek het uit' }).click();
  await expect(page.getByText('We zoeken het uit')).toBeVisible();
  await page.getByLabel('Antwoord').fill('Je credits staan er weer.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(heading(page, 'Klachten')).toBeVisible();
  expect((await emailTo(reported.email, 2)).text).toContain('Je credits staan er weer.');
});
