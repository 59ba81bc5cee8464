import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inFormat, PICTURE_FORMATS } from '../src/contract/pictures.ts';
import { logIn, newMember } from './support/new-member.ts';
import { ownPhotos, photoFile } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const limitAlert = (page: Page) => page.getByRole('region', { name: 'Je fotolimiet is bereikt' });
const open = (page: Page, number: number) =>
  page.getByRole('button', { name: `Foto ${number} wijzigen` }).click();
/** Presses the first button, because a toast may add another of the same name. */
const close = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first().click();

test('a member sends several photos, orders, rotates, crops, hides and deletes them (spec 2.9, 5.7, D2.18)', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await logIn(context, await newMember({ name: 'Jelle' }), baseURL ?? '');
  const idsOf = async () => (await ownPhotos(context.request)).map(({ id }) => id);
  await page.goto('/profile');
  await expect(page.getByText('0 van 3 foto’s.')).toBeVisible();
  await expectAccessible(page);

  await test.step('three of four chosen photos fit the limit, and the fourth is refused', async () => {
    const small = { width: 600, height: 800 };
    const files = await Promise.all([
      photoFile('een.jpg'),
      photoFile('twee.jpg', { ...small, colour: '#2a9d8f' }),
      photoFile('drie.jpg', { ...small, colour: '#e76f51' }),
      photoFile('vier.jpg', small),
    ]);
    await page.locator('input[type="file"]').setInputFiles(files);
    await expect(page.getByText('1 foto is niet toegevoegd: je kunt er 3 hebben.')).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'drie.jpg' })).toBeVisible();
    await expect(limitAlert(page)).toHaveCount(0);
    await expect(page.getByText('3 van 3 foto’s.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Verwijder er een om plaats te maken.')).toHaveCount(0);
    await page.getByRole('alert').getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByText('Verwijder er een om plaats te maken.')).toBeVisible();
    await expect(page.getByText('Hoofdfoto', { exact: true })).toBeVisible();
    await expect(limitAlert(page).getByRole('link', { name: 'Met premium 25' })).toHaveAttribute(
      'href',
      '/premium',
    );
    await expectAccessible(page);
  });

  await test.step('each has three formats and no location', async () => {
    const [main] = await ownPhotos(context.request);
    for (const format of PICTURE_FORMATS) {
      const file = await context.request.get(`/media/${inFormat(main?.large_filename ?? '', format)}`);
      const { exif, width, height } = await sharp(await file.body()).metadata();
      expect({ exif, longSide: Math.max(width, height) }).toEqual({ exif: undefined, longSide: 1600 });
    }
  });

  const [first, second, third] = await idsOf();
  await test.step('a button moves a photo forward, a drag and the keys move it back', async () => {
    await open(page, 3);
    await expect(page.getByText('Plek 3 van 3')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Eerder' }).click();
    await expect(page.getByText('Plek 2 van 3')).toBeVisible();
    await expect.poll(idsOf).toEqual([first, third, second]);
    await close(page);
    await drag(page, 3, 2);
    await expect.poll(idsOf).toEqual([first, second, third]);
    await page.getByRole('button', { name: 'Foto 2 verplaatsen' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Foto 2 van 3 opgepakt.')).toBeAttached();
    // A key press right after picking up the photo may be lost.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Plek 3 van 3.')).toBeAttached({ timeout: 10_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(idsOf).toEqual([first, third, second]);
  });

  await test.step('the first photo becomes the main photo', async () => {
    await drag(page, 2, 1);
    await expect.poll(idsOf).toEqual([third, first, second]);
  });

  await test.step('a photo is rotated and cropped from its original', async () => {
    await open(page, 1);
    await page.getByRole('button', { name: 'Bijsnijden en draaien' }).click();
    await page.getByRole('button', { name: 'Rechtsom draaien' }).click();
    await page.getByText('4:5', { exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [photo] = await ownPhotos(context.request);
    expect(photo?.id).toBe(third);
    expect(photo?.edit?.rotate).toBe(90);
    expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(4 / 5, 1);
  });

  await test.step('one photo is set to premium members only, and another deleted', async () => {
    await open(page, 2);
    await page.getByRole('radio', { name: /^Privé/ }).click();
    await expect(page.getByRole('radio', { name: /^Privé/ })).toBeChecked();
    await expect.poll(async () => (await ownPhotos(context.request))[1]?.visibility).toBe('private');
    await close(page);
    await open(page, 3);
    await page.getByRole('button', { name: 'Foto verwijderen' }).click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(page.getByText('2 van 3 foto’s.')).toBeVisible();
    await expect(limitAlert(page)).toHaveCount(0);
    expect(await idsOf()).toEqual([third, first]);
    await open(page, 2);
    await page.getByRole('button', { name: /^Naar je gesloten album/ }).click();
    await expect(page.getByText('1 van 3 foto’s.')).toBeVisible();
    expect(await idsOf()).toEqual([third]);
  });
});

test.describe('a failure in the crop dialog', () => {
  test.use({ expectedErrors: /status of 409 \(Conflict\) \S+\/api\/photo\.php$/ });

  test('is shown below the close button of the full-screen dialog, or beside the dialog, never over the button (look: form errors)', async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, await newMember(), baseURL ?? '');
    await page.goto('/profile');
    await page.locator('input[type="file"]').setInputFiles([await photoFile('een.jpg')]);
    await expect(page.getByText('1 van 3 foto’s.')).toBeVisible({ timeout: 60_000 });
    await open(page, 1);
    await page.getByRole('button', { name: 'Bijsnijden en draaien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bijsnijden en draaien' });
    await dialog.getByRole('button', { name: 'Rechtsom draaien' }).click();
    await page.route('**/api/photo.php', route =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'idempotency_conflict', message: '', fields: {} } },
      }),
    );
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const toast = dialog.getByRole('status').locator('p').last();
    await expect(toast).toBeVisible();
    const [shown, closing] = [
      await toast.boundingBox(),
      await dialog.getByRole('button', { name: 'Sluiten' }).first().boundingBox(),
    ];
    const isBelow = (shown?.y ?? 0) >= (closing?.y ?? Infinity) + (closing?.height ?? 0);
    const isBeside = (shown?.x ?? 0) >= (closing?.x ?? Infinity) + (closing?.width ?? 0);
    expect(isBelow || isBeside).toBe(true);
  });
});

test('a photo that did not arrive is sent again with the same key; one that is too large is not sent (spec 5.7, D2.18)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/photo.php', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    return route.fulfill({
      status: 400,
      json: { error: { code: 'generic', message: 'Er is een fout opgetreden.' } },
    });
  });
  await page.goto('/profile');
  const photo = await photoFile('ik.jpg', { width: 600, height: 800 });
  const large = { ...photo, name: 'groot.jpg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await page.locator('input[type="file"]').setInputFiles([photo, large]);
  await expect(page.getByText('Deze foto is groter dan 10 MB')).toBeVisible();
  await page.getByRole('button', { name: 'groot.jpg weghalen' }).click();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByText('1 van 3 foto’s.')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a photo that is stopped while it waits in the queue is not sent (spec 5.7)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const sent: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/photo.php', async route => {
    sent.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto('/profile');
  const small = { width: 600, height: 800 };
  await page
    .locator('input[type="file"]')
    .setInputFiles([await photoFile('eerste.jpg', small), await photoFile('verkeerd.jpg', small)]);
  await expect.poll(() => sent.length).toBe(1);
  const wrong = page.getByRole('listitem', { name: 'verkeerd.jpg' });
  await wrong.getByRole('button').click();
  await expect(wrong).toHaveCount(0);
  release();
  await expect(page.getByText('1 van 3 foto’s.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expect(await ownPhotos(context.request)).toHaveLength(1);
});

/** Repeats the drag, because photos that move cannot be picked up. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await expect(async () => {
    const start = await centre(page, from);
    const end = await centre(page, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 10, start.y, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 8 });
    const isAtPlace = await page
      .getByText(`Plek ${to} van 3.`)
      .waitFor({ state: 'attached', timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isAtPlace) await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(isAtPlace).toBe(true);
  }).toPass();
}

async function centre(page: Page, number: number): Promise<{ x: number; y: number }> {
  const photo = page.getByRole('button', { name: `Foto ${number} wijzigen` });
  await photo.scrollIntoViewIfNeeded();
  const box = await photo.boundingBox();
  if (!box) throw new Error(`photo ${number} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
