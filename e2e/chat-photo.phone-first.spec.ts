import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { logIn, newMember } from './support/new-member.ts';
import { photoFile } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

function holdUploads() {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { open, pass: (route: Route) => opened.then(() => route.continue()) };
}

test('a photo is sent without its location and blurred until the recipient opens it (spec D2.10, D5.3)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const koen = await newMember({ name: 'Koen', credits: 6 });
  const ruud = await newMember({ name: 'Ruud' });
  await logIn(context, koen, baseURL ?? '');
  const recipientContext = await browser.newContext({ viewport: page.viewportSize() });
  await logIn(recipientContext, ruud, baseURL ?? '');
  const recipientPage = await recipientContext.newPage();
  await recipientPage.goto(`/members/${koen.profileId}/chat`);

  await page.goto(`/members/${ruud.profileId}/chat`);
  const dialog = page.getByRole('dialog', { name: 'Stuur Ruud een foto' });
  await test.step('a file that is no picture is refused without a preview and costs nothing', async () => {
    const notes = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Hallo') };
    await page.getByLabel('Stuur Ruud een foto').setInputFiles(notes);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
  });

  const uploads = holdUploads();
  await context.route('**/api/chat-photo.php?*', uploads.pass);
  await test.step('the price is on the button, and the bubble appears at once', async () => {
    const file = await photoFile('zomer.jpg', { width: 900, height: 1200 });
    expect((await sharp(file.buffer).metadata()).exif).toBeDefined();
    await page.getByLabel('Stuur Ruud een foto').setInputFiles(file);
    await expect(dialog.getByRole('img', { name: 'De foto die je hebt gekozen' })).toBeVisible();
    await expectAccessible(page);
    const chosen = await dialog.getByRole('img', { name: 'De foto die je hebt gekozen' }).boundingBox();
    expect((chosen?.width ?? 0) / (chosen?.height ?? 1), 'no bands next to it').toBeCloseTo(900 / 1200, 1);
    const send = dialog.getByRole('button', { name: 'Verstuur: 2 credits, gratis gekregen' });
    expect((await send.boundingBox())?.height, 'its price in one line').toBeLessThan(60);
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('progressbar', { name: 'Foto wordt verstuurd' })).toBeVisible();
  });

  await test.step('a message written after a photo on a slow connection, in any tab, arrives after it', async () => {
    const secondTab = await context.newPage();
    await secondTab.goto(`/members/${ruud.profileId}/chat`);
    for (const [tab, text] of [[page, 'Van gisteren'] as const, [secondTab, 'Mooi, hè'] as const]) {
      await tab.getByRole('textbox', { name: 'Bericht aan Ruud' }).fill(text);
      await tab.getByRole('button', { name: /^Verstuur: / }).click();
      await expect(tab.locator('[data-message]').getByTitle('Wordt verstuurd')).not.toHaveCount(0);
    }
    await expect(recipientPage.locator('[data-message]')).toHaveCount(0);
    uploads.open();
    await expect(page.getByRole('button', { name: 'Je eigen foto vergroten' })).toBeVisible({
      timeout: 60_000,
    });
    const inOrder = [/^(?!.*(gisteren|Mooi))/, /Van gisteren/, /Mooi, hè/];
    for (const tab of [page, recipientPage])
      await expect(tab.locator('[data-message]')).toContainText(inOrder);
    await secondTab.close();
    await expect(page.getByText('Je hebt nog 2 credits')).toBeVisible();
  });

  await test.step('the recipient gets only a blur until they open the photo', async () => {
    const requestedUrls: string[] = [];
    recipientPage.on('request', request => requestedUrls.push(request.url()));
    const blurred = recipientPage.getByRole('button', { name: /Koen heeft een foto gestuurd/ });
    await expect(blurred).toBeVisible();
    await expect
      .poll(() => blurred.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain('/blur.');
    expect(requestedUrls.filter(url => url.includes('/media/chat/') && !url.includes('/blur.'))).toEqual([]);
    await expectAccessible(recipientPage);
    await blurred.click();
    const question = recipientPage.getByRole('dialog', { name: 'Foto van Koen openen?' });
    await expectAccessible(recipientPage);
    await question.getByRole('button', { name: 'Openen' }).click();
    const clear = recipientPage.getByRole('button', { name: 'Foto van Koen vergroten' });
    await expect(clear).toBeFocused();
    const shown = await clear.locator('img').evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.currentSrc;
    });
    const { exif, width, height } = await sharp(
      await (await recipientContext.request.get(shown)).body(),
    ).metadata();
    expect([exif, (width ?? 0) < (height ?? 0)]).toEqual([undefined, true]);
    await clear.click();
    await expect(recipientPage.getByRole('dialog', { name: 'Foto van Koen' })).toBeVisible();
    await recipientPage.keyboard.press('Escape');
    await expect(clear).toBeFocused();
  });

  await test.step('the sender gets the read receipt, as for every message', async () => {
    await expect(page.getByTitle('Gelezen')).toHaveCount(3);
  });
  await test.step('a deleted photo disappears from the open tab of the recipient', async () => {
    const { chats } = await (await context.request.get('/api/chats.php')).json();
    const query = `conversation=${chats[0].conversation.id}`;
    const { messages } = await (await context.request.get(`/api/chat.php?${query}`)).json();
    const data = { message: messages[0].id, for: 'everyone' };
    await context.request.delete('/api/message.php', { data, headers: { origin: baseURL ?? '' } });
    await expect(recipientPage.getByRole('button', { name: /oto van Koen/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Je eigen foto vergroten' })).toHaveCount(0);
    await expectAccessible(recipientPage);
  });
  await recipientContext.close();
});
