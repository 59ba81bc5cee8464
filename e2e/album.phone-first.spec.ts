import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a2c54' } })
    .jpeg()
    .toBuffer(),
});
/** Waits for hydration, because the page is inert until then. */
const expectReady = (page: Page) => expect(page.locator('main [inert]')).toHaveCount(0);

test('a member fills an album, grants another member access, which takes effect at once, and revokes it (spec D5.4)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const [owner, viewer] = [await newMember({ name: 'Ruben' }), await newMember({ name: 'Bas' })];
  const address = baseURL ?? '';
  await logIn(context, owner, address);
  await page.goto('/profile');
  await page.getByRole('link', { name: /Gesloten album/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je gesloten album');
  await expectReady(page);
  await page.locator('input[type="file"]').setInputFiles([await photo('een.jpg'), await photo('twee.jpg')]);
  await expect(page.getByRole('img', { name: 'Albumfoto 2' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  const viewerContext = await browser.newContext({ baseURL: address });
  watchContext(viewerContext);
  await logIn(viewerContext, viewer, address);
  const viewerPage = await viewerContext.newPage();
  await viewerPage.goto(`/members/${owner.profileId}`);
  await expect(viewerPage.getByRole('heading', { level: 1 })).toContainText('Ruben');
  const album = viewerPage.getByRole('region', { name: 'Het album van Ruben' });
  await expect(album).toHaveCount(0);

  await page.goto(`/members/${viewer.profileId}`);
  const menu = page.getByRole('button', { name: 'Meer over Bas' });
  await expect(async () => {
    await menu.click();
    await page.getByRole('button', { name: 'Laat je album zien' }).click({ timeout: 10_000 });
  }).toPass();
  const grantDialog = page.getByRole('dialog', { name: 'Laat Bas je album zien' });
  await expect(grantDialog).toContainText('Bas ziet dan de 2 foto’s in je album');
  await expectAccessible(page);
  await grantDialog.getByRole('button', { name: 'Laat je album zien' }).click();

  await expect(album).toBeVisible();
  const [picture] = await Promise.all([
    viewerPage.waitForResponse(
      answer => answer.url().includes('/media/album/') && answer.url().includes('1600'),
    ),
    album.getByRole('button', { name: 'Albumfoto 1 vergroten' }).click(),
  ]);
  expect(picture.status()).toBe(200);
  await expect(viewerPage.getByText('1 / 2')).toBeVisible();
  await expectAccessible(viewerPage);
  await viewerPage.keyboard.press('ArrowRight');
  await expect(viewerPage.getByText('2 / 2')).toBeVisible();
  await viewerPage.keyboard.press('Escape');
  await expect(album.getByRole('button', { name: 'Albumfoto 2 vergroten' })).toBeFocused();

  await page.goto('/profile/album');
  await expectReady(page);
  await page.getByRole('button', { name: 'Bas je album niet meer laten zien' }).click();
  await expect(album).toHaveCount(0);
  expect((await viewerContext.request.get(picture.url())).status()).toBe(404);
  await expect(page.getByText(/^Nog niemand\./)).toBeVisible();

  await page.getByRole('button', { name: 'Albumfoto 1 wijzigen' }).click();
  const menuItem = page.getByRole('button', { name: 'Verwijderen', exact: true });
  await expect(menuItem, 'the menu of the photo at the edge').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Albumfoto 2 wijzigen' }).click();
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  const deleteDialog = page.getByRole('dialog', { name: 'Foto verwijderen' });
  await expect(deleteDialog).toContainText('Deze foto verwijderen?');
  await deleteDialog.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByText('Er kunnen nog 2 foto’s bij.')).toBeVisible();
  await viewerContext.close();
});
