import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { ownPhotos, phonePhoto } from './support/photos.ts';
import { activeWorker } from './support/service-worker.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The system sends a shared file as a form does. */
const share = (page: Page, file: { type: string; base64: string }) =>
  page.evaluate(({ type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'foto één.jpg', { type }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
    input.files = files.files;
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/profile/shared-photo', enctype: 'multipart/form-data' });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, file);

const isHeld = (page: Page) => page.evaluate(() => caches.has('shared-photo'));
const question = (page: Page) => page.getByRole('dialog', { name: 'Foto toevoegen?' });

test('a photo shared from another app is added to the profile after a question, and not held longer (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const jpeg = {
    type: 'image/jpeg',
    base64: (await phonePhoto({ width: 600, height: 800 })).toString('base64'),
  };
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  await page.goto('/members');
  await activeWorker(page);
  await share(page, jpeg);
  await expect(page).toHaveURL('/profile?shared=held');
  await expect(question(page).getByRole('img', { includeHidden: true })).toBeVisible();
  await expectAccessible(page);
  expect(await isHeld(page)).toBe(false);
  await question(page).getByRole('button', { name: 'Niet toevoegen' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(question(page)).toHaveCount(0);

  await share(page, { type: 'application/pdf', base64: btoa('%PDF') });
  await expect(page.getByText(/JPEG/).first()).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(await isHeld(page)).toBe(false);

  // Without a session, the photo waits for the login. A light page does not notice that the session ended.
  await page.goto('/pricing');
  await context.clearCookies({ name: 'session' });
  await share(page, jpeg);
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await isHeld(page)).toBe(true);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/profile?shared=held');
  await question(page).getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.poll(() => ownPhotos(page.request)).toHaveLength(1);
  expect(await isHeld(page)).toBe(false);
});
