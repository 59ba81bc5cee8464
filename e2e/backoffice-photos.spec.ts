import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { TestMember } from '../src/server/testing/members.ts';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Photos of a member are refused until a reason is given.
test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+$/ });

test('a moderator decides about photos with one key each, the owner sees the rule, and what a decision removed is not approved (spec D5.10, D2.18, D5.5)', async ({
  page,
  context,
  baseURL,
  browser,
  watchContext,
}) => {
  const owner = await newMember({ name: 'Wacht op foto' });
  const origin = baseURL ?? '';
  const own = await browser.newContext({ baseURL: origin, locale: 'nl-NL' });
  watchContext(own);
  await logIn(own, owner, origin);
  for (const background of ['#6d28d9', '#c2410c']) await upload(own.request, origin, background);
  await letPhotosWait(owner.profileId);

  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  await page.goto('/backoffice/photos');
  await expect(page.getByText('Er wachten er 2')).toBeVisible();
  const picture = page.getByRole('img', { name: 'De foto waarover je beslist' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByText('Er wacht er 1')).toBeVisible();
  await page.getByLabel('In je eigen woorden').fill('Er staat een winkel op.');
  await page.locator('h1').click();
  await page.keyboard.press('r');
  await page.keyboard.press('4');
  await expect(page.getByText('Er wacht niets. Goed gedaan.')).toBeVisible();

  const ownPage = await own.newPage();
  await ownPage.goto('/profile');
  await expect(ownPage.getByText('Niet toegelaten').first()).toBeVisible();

  await page.goto(`/backoffice/members/${owner.profileId}?tab=photos`);
  const dialog = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await dialog.getByLabel('Reden').fill('Een melding gaat over deze foto');
  await dialog.getByRole('button', { name: 'Een half uur openen' }).click();
  await expect(page.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(1);
  await removeByDecision(owner);
  await page.reload();
  await expect(page.getByText('Verwijderd na een beslissing over een melding')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0);
  await expectAccessible(page);
});

async function upload(request: APIRequestContext, origin: string, background: string): Promise<void> {
  const data = await sharp({ create: { width: 480, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg', origin, 'idempotency-key': crypto.randomUUID() };
  const answer = await request.post('/api/photo.php', { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** As if the rejected photo had been removed after a report. */
async function removeByDecision({ accountId, profileId }: TestMember): Promise<void> {
  const db = openTestDatabase();
  try {
    const { id } = await db
      .insertInto('decisions')
      .values({
        ...{ site_id: 1, account_id: accountId, outcome: 'content_removed', rule: 'advertising' },
        ...{ reason: 'Er staat een winkel op.', created_at: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('photos')
      .set({ decision_id: id })
      .where('profile_id', '=', profileId)
      .where('status', '=', 'rejected')
      .execute();
  } finally {
    await db.destroy();
  }
}

/** As if the site reviewed new photos. */
async function letPhotosWait(profileId: string): Promise<void> {
  const db = openTestDatabase();
  try {
    await db.updateTable('photos').set({ status: 'pending' }).where('profile_id', '=', profileId).execute();
  } finally {
    await db.destroy();
  }
}
