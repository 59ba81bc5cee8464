import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { logIn, newMember } from './support/new-member.ts';
import { databaseUrlFile } from './support/paths.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
const runVerifications = async (...args: string[]): Promise<string> => {
  const script = path.resolve(import.meta.dirname, '../scripts/verifications.ts');
  const env = { ...process.env, DATABASE_URL: readFileSync(databaseUrlFile, 'utf8') };
  const site = ['--site', 'lavender'];
  return (await promisify(execFile)(process.execPath, [script, ...site, ...args], { env })).stdout;
};

test('a member sends a selfie in the given pose, the operator accepts it, and others see the badge (spec D5.9)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ name: 'Gijsbrecht' });
  const address = baseURL ?? '';
  await logIn(context, member, address);
  await page.goto('/profile/verification');
  await expect(page.getByText('Kies eerst een hoofdfoto')).toBeVisible();
  const headers = { 'content-type': 'image/jpeg', origin: address, 'sec-fetch-site': 'same-origin' };
  const sent = await context.request.post('/api/photo.php', { data: await picture('#5b2a86'), headers });
  expect(sent.status()).toBe(200);

  await page.reload();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Houding aanvragen' }).click();
  await expect(page.locator('svg[role="img"]')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('Maak een selfie')
    .setInputFiles({ name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await picture('#7a2c54') });
  await expect(page.getByText('We kijken naar je selfie.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: 'Je selfie' })).toBeVisible();
  await expectAccessible(page);

  const attempt = (await runVerifications()).split('\n').find(line => line.includes('Gijsbrecht')) ?? '';
  await runVerifications('--approve', attempt.slice(0, 36));
  await expect(page.getByText('Je hoofdfoto is geverifieerd.')).toBeVisible();
  await page.goto(`/members/${member.profileId}`);
  await expect(page.getByRole('main').getByText('Geverifieerd', { exact: true })).toBeVisible();
});
