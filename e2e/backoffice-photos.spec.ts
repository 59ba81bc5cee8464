import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a moderator decides about photos with one key each, and the owner sees the rule (spec D5.10, D2.18)', async ({
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
});

async function upload(request: APIRequestContext, origin: string, background: string): Promise<void> {
  const data = await sharp({ create: { width: 480, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg', origin, 'idempotency-key': crypto.randomUUID() };
  const answer = await request.post('/api/photo.php', { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
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
