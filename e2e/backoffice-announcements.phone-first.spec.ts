import { languageCodes } from '../src/contract/languages.ts';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { emailsTo, emailTo } from './support/mailbox.ts';
import { newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { sendJob } from './support/run-job.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A trace would run scripts in the sandboxed frame of a previewed email.
test.use({ trace: 'off' });

/** A country that no other member of the tests lives in, so that the number of recipients is known. */
const country = 'NZ';

async function wantsNews({ accountId }: TestMember): Promise<void> {
  const db = openTestDatabase();
  try {
    const chosen = { account_id: accountId, type: 'news', email: 'at_once', push: 'never' };
    await db.insertInto('notification_preferences').values(chosen).execute();
  } finally {
    await db.destroy();
  }
}

test('an announcement to a segment is written, tried, sent with its number typed, and arrives at those in it only (spec D5.10, D2.48)', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const inside = await newMember({ country, premium: true });
  const outside = await newMember({ country });
  const unwilling = await newMember({ country, premium: true });
  for (const member of [inside, outside]) await wantsNews(member);
  const staff = await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/emails/announcements');
  await page.getByRole('button', { name: 'Mailing schrijven' }).click();
  await expect(page.getByRole('heading', { name: 'Nieuwe mailing', level: 1 })).toBeVisible();
  await page.getByLabel('Land').selectOption(country);
  await page.getByLabel('Premium').selectOption('Ja');
  const names = new Intl.DisplayNames('nl', { type: 'language' });
  for (const language of languageCodes.map(code => names.of(code))) {
    const texts = page.getByRole('group', { name: `Tekst in het ${language}` });
    await texts.getByLabel('Onderwerp').fill(`Lente ${language}`);
    await texts.getByLabel('Tekst', { exact: true }).fill('Eén.\n\nNog <b>één</b>.');
    await texts.getByLabel('Tekst van de knop').fill('Bekijk');
    await texts.getByLabel('Pagina die opengaat').fill('https://evil.example');
  }
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByLabel('Pagina die opengaat').first()).toHaveAttribute('aria-invalid', 'true');
  for (const field of await page.getByLabel('Pagina die opengaat').all()) await field.fill('/credits');
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByText('Het concept is opgeslagen.')).toBeVisible();
  await expect(page.getByText('1 lid zou dit nu krijgen.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Nog <b>één</b>.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Naar mij sturen' }).click();
  expect((await emailTo(staff.email)).subject).toBe('Proef: Lente Nederlands');

  await page.getByRole('button', { name: 'Versturen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dit versturen aan 1 lid?' });
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog.getByText('Dat is een ander woord.')).toBeVisible();
  await dialog.getByLabel('Typ “1” om te bevestigen').fill('1');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('De server verstuurt hem')).toBeVisible();
  await expectAccessible(page);
  await sendJob('send-announcements');
  expect((await emailTo(inside.email)).subject).toBe('Lente Nederlands');
  await expect(page.getByText('1 van 1')).toBeVisible({ timeout: 30_000 });
  expect([...emailsTo(outside.email), ...emailsTo(unwilling.email)]).toEqual([]);
  expect(emailsTo(inside.email)).toHaveLength(1);
});
