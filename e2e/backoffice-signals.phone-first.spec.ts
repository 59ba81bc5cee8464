import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of (403|409|422) \([\w ]+\) \S+$/ });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** As the job leaves it, after many like first messages. */
async function suspect({ accountId }: TestMember): Promise<void> {
  const db = openTestDatabase();
  const now = new Date();
  try {
    await db
      .insertInto('abuse_signals')
      .values(
        Array.from({ length: 11 }, (_, at) => ({
          ...{ account_id: accountId, kind: 'repeated_opener', source: String(at), happened_at: now },
        })),
      )
      .execute();
    const level = { level: 'review', score: 66, since: now, weighed_at: now };
    await db
      .insertInto('abuse_levels')
      .values({ account_id: accountId, site_id: 1, ...level })
      .execute();
  } finally {
    await db.destroy();
  }
}

test('a moderator stops a member by the keyboard, who cannot write to anyone new, reads why and may appeal; then it is cleared (spec D5.13, D5.5)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const member = await newMember({ name: `Otto ${randomUUID().slice(0, 4)}`, premium: true, credits: 20 });
  const stranger = await newMember({ name: 'Bert' });
  await suspect(member);
  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  await page.goto('/backoffice/signals');
  await expect(heading(page, 'Signalen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: member.name }).first().click();
  const question = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Reden').fill('Signalen bekijken');
  await question.getByRole('button', { name: 'Een half uur openen' }).click();
  await expect(heading(page, member.name)).toBeVisible();
  await expect(page.getByText('Zelfde eerste bericht aan velen').first()).toBeVisible();
  await expectAccessible(page);

  await page.locator('body').press('x');
  const dialog = page.getByRole('dialog', { name: `${member.name} stoppen?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stoppen' }).click();
  await expect(dialog.getByLabel('Regel')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Regel').selectOption('Reclame, diensten');
  await dialog.getByLabel('Waarom?').fill('Je stuurt iedereen hetzelfde.');
  await dialog.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByText('Gestopt').first()).toBeVisible();
  expect((await emailTo(member.email)).text).toContain('Je stuurt iedereen hetzelfde.');

  const own = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'nl-NL' });
  const writer = await own.newPage();
  await logIn(own, member, baseURL ?? '');
  await writer.goto(`/members/${stranger.profileId}/chat`);
  await writer.getByRole('textbox').first().fill('Hoi, wie ben jij?');
  await writer.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
  await expect(writer.getByRole('alert')).toContainText('Je kunt voorlopig niet aan nieuwe mensen schrijven');
  await expectAccessible(writer);
  await writer.getByRole('link', { name: 'Waarom?' }).click();
  await writer.getByRole('link', { name: /Geen berichten aan nieuwe mensen/ }).click();
  await expect(writer.getByText('Je stuurt iedereen hetzelfde.')).toBeVisible();
  await expect(writer.getByRole('heading', { name: 'Niet mee eens?' })).toBeVisible();
  await own.close();

  await page.getByRole('button', { name: 'Opheffen' }).click();
  await page.getByLabel('Waarom?').fill('Hij kende ze allemaal.');
  await page.getByRole('dialog').getByRole('button', { name: 'Opheffen' }).click();
  await expect(page.getByText('Nee, vergeven').first()).toBeVisible();

  await page.locator('body').press('b');
  const ban = page.getByRole('dialog', { name: `${member.name} blokkeren?` });
  const word = ban.getByLabel(`Typ “${member.name}” om te bevestigen`);
  await expect(word, 'not for a ban that ends').toHaveCount(0);
  await ban.getByLabel('Dagen').fill('');
  await ban.getByLabel('Regel').selectOption('Reclame, diensten');
  await ban.getByLabel('Waarom?').fill('Je verkoopt weer iets.');
  await ban.getByLabel('Waarom?').press('Tab');
  await expect(word).toBeFocused();
  await word.press('Enter');
  await expect(ban.getByText('Dat is een ander woord.')).toBeVisible();
  await expect(word).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(member.name);
  await page.keyboard.press('Enter');
  await expect(ban).toBeHidden();
  await expect(page.getByText('geblokkeerd', { exact: true })).toBeVisible();
});

test('an admin makes a report and publishes it, and everybody reads it without script (spec D5.14)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL, { roles: ['admin'] });
  const period = `20${10 + Math.floor(Math.random() * 15)}-${1 + Math.floor(Math.random() * 2)}`;
  await page.goto('/backoffice/transparency');
  await expect(heading(page, 'Transparantie')).toBeVisible();
  await page.getByLabel('Jaar, of half jaar').fill('2099');
  await page.getByRole('button', { name: 'Rapport maken' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Jaar, of half jaar').fill(period);
  await page.getByRole('button', { name: 'Rapport maken' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(period) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(period);
  await dialog.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText(/Gepubliceerd door/).first()).toBeVisible();

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    locale: 'nl-NL',
  });
  const reader = await plain.newPage();
  await reader.goto(`/transparency?seen=${randomUUID()}`);
  await expect(heading(reader, 'Hoe we het hier veilig en eerlijk houden')).toBeVisible();
  await expect(
    reader.getByText(`1 ${period.endsWith('1') ? 'januari' : 'juli'} ${period.slice(0, 4)}`).first(),
  ).toBeVisible();
  await plain.close();
});

test('security.txt names the contact and expires within a year (spec D5.14)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});
