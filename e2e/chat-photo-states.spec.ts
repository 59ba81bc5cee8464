import type { BrowserContext, Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { phonePhoto, photoFile } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PHOTO_CALL = '**/api/chat-photo.php*';
const history = (page: Page) => page.getByRole('region', { name: 'Berichten' });
const ownPhotos = (page: Page) => history(page).getByRole('button', { name: 'Je eigen foto vergroten' });
const blurredPhotos = (page: Page) =>
  history(page).getByRole('button', { name: /Koen heeft een foto gestuurd/ });
const clearPhotos = (page: Page) => history(page).getByRole('button', { name: 'Foto van Koen vergroten' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stuur Ruud een foto' });
const expectCredits = (page: Page, credits: number) =>
  expect(page.getByText(`Je hebt nog ${credits} credits`)).toBeVisible();
const small = { width: 480, height: 640 };

const pressSend = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /Verstuur: 2 credits/ })
    .click();
async function sendPhoto(page: Page): Promise<void> {
  await page.getByLabel('Stuur Ruud een foto').setInputFiles(await photoFile('avond.jpg', small));
  await pressSend(page);
}

async function addPicture(page: Page, by: 'drop' | 'paste'): Promise<void> {
  const bytes = (await phonePhoto(small)).toString('base64');
  await page.getByRole('textbox', { name: 'Bericht aan Ruud' }).evaluate(
    (field, { how, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
      const file = new File([bytes], 'avond.jpg', { type: 'image/jpeg' });
      const data = new DataTransfer();
      data.items.add(file);
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      field.dispatchEvent(event);
    },
    { how: by, base64: bytes },
  );
}

async function openHydrated(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const hydration = page.waitForResponse(/\/api\/chats\.php/);
  await page.goto(path);
  await hydration;
  return page;
}

test('a photo message is stopped, sent again, dropped, pasted, queued offline, always shown, blurred again, and deleted while the recipient looks at it (spec D2.10, D5.3)', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const home = baseURL ?? '';
  const koen = await newMember({ name: 'Koen', credits: 20 });
  const ruud = await newMember({ name: 'Ruud' });
  const [senderContext, recipientContext] = [
    await browser.newContext({ locale: 'nl-NL' }),
    await browser.newContext({ locale: 'nl-NL' }),
  ];
  await logIn(senderContext, koen, home);
  await logIn(recipientContext, ruud, home);
  const page = await openHydrated(senderContext, `/members/${ruud.profileId}/chat`);
  const recipientPage = await openHydrated(recipientContext, `/members/${koen.profileId}/chat`);

  await test.step('a dialog that cannot be loaded shows an error, and the next attempt opens it', async () => {
    // A page that has just reloaded itself shows an error instead of reloading again.
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
    await page.route('**/assets/photo-dialog-*', route => route.abort());
    await page.getByLabel('Stuur Ruud een foto').setInputFiles(await photoFile('avond.jpg', small));
    await expect(page.getByText('We zijn even niet bereikbaar. Probeer het zo opnieuw.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByLabel('Stuur Ruud een foto').setInputFiles(await photoFile('nacht.jpg', small));
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a photo stopped while it is sent disappears and costs nothing', async () => {
    await page.route(PHOTO_CALL, () => {});
    await sendPhoto(page);
    await page.getByRole('button', { name: 'Versturen stoppen' }).click();
    await expect(history(page).locator('[data-message]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expectCredits(page, 20);
  });

  await test.step('a failed photo keeps its bubble with an error; sent again it arrives and costs once', async () => {
    await page.route(PHOTO_CALL, route => route.abort());
    await sendPhoto(page);
    const again = page.getByRole('button', { name: 'Opnieuw versturen' });
    await expect(again).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await again.click();
    await expect(ownPhotos(page)).toHaveCount(1);
    await expectCredits(page, 18);
    await expect(blurredPhotos(recipientPage)).toHaveCount(1);
  });

  await test.step('a photo whose response was lost is not sent twice', async () => {
    let isLost = false;
    await page.route(PHOTO_CALL, async route => {
      if (!isLost) await route.fetch();
      isLost = true;
      await route.abort();
    });
    await sendPhoto(page);
    await expect(ownPhotos(page)).toHaveCount(2, { timeout: 60_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expectCredits(page, 16);
    await expect(blurredPhotos(recipientPage)).toHaveCount(2);
  });

  await test.step('a dropped or pasted photo is previewed like a chosen one', async () => {
    for (const [by, count] of [
      ['drop', 3],
      ['paste', 4],
    ] as const) {
      await addPicture(page, by);
      await expect(dialog(page).getByRole('img', { name: 'De foto die je hebt gekozen' })).toBeVisible();
      await pressSend(page);
      await expect(ownPhotos(page)).toHaveCount(count);
    }
    await expectCredits(page, 12);
  });

  await test.step('an offline photo waits and is sent once there is a connection', async () => {
    await senderContext.setOffline(true);
    await sendPhoto(page);
    await expect(page.getByText('Wacht op verbinding')).toBeVisible();
    await senderContext.setOffline(false);
    await expect(ownPhotos(page)).toHaveCount(5, { timeout: 60_000 });
    await expect(blurredPhotos(recipientPage)).toHaveCount(5);
    await expectCredits(page, 10);
  });

  await test.step('opened with “from now on”, all photos of the sender are shown, later ones too, until that is revoked', async () => {
    await blurredPhotos(recipientPage).first().click();
    const question = recipientPage.getByRole('dialog', { name: 'Foto van Koen openen?' });
    await question.getByRole('checkbox', { name: 'Foto’s van Koen altijd meteen tonen' }).check();
    await question.getByRole('button', { name: 'Openen' }).click();
    await expect(clearPhotos(recipientPage)).toHaveCount(5);
    await expect(blurredPhotos(recipientPage)).toHaveCount(0);
    await sendPhoto(page);
    await expect(clearPhotos(recipientPage)).toHaveCount(6);
    await recipientPage.getByRole('main').getByRole('button', { name: 'Meer over Koen' }).click();
    await recipientPage.getByRole('button', { name: 'Foto’s van Koen weer wazig maken' }).click();
    await expect(recipientPage.getByText('Foto’s van Koen zijn weer wazig tot je ze opent.')).toBeVisible();
    await expect(clearPhotos(recipientPage)).toHaveCount(1);
    await expect(blurredPhotos(recipientPage)).toHaveCount(5);
  });

  const unsend = async (index: number) => {
    await history(page)
      .getByRole('button', { name: /^Opties voor dit bericht/ })
      .nth(index)
      .press('Enter');
    await page.getByRole('button', { name: 'Intrekken voor iedereen' }).click();
  };
  await test.step('a photo deleted while the recipient looks at it disappears', async () => {
    await clearPhotos(recipientPage).first().click();
    const enlarged = recipientPage.getByRole('dialog', { name: 'Foto van Koen' });
    await expect(enlarged).toBeVisible();
    await unsend(0);
    await expect(enlarged).toBeHidden();
    await expect(history(recipientPage).getByText('Bericht ingetrokken')).toHaveCount(1);
    await expect(clearPhotos(recipientPage)).toHaveCount(0);
  });

  await test.step('the dialog that asks whether to open a photo disappears when the photo is deleted', async () => {
    await blurredPhotos(recipientPage).first().click();
    const question = recipientPage.getByRole('dialog', { name: 'Foto van Koen openen?' });
    await expect(question).toBeVisible();
    await unsend(1);
    await expect(question).toBeHidden();
    await expect(history(recipientPage).getByText('Bericht ingetrokken')).toHaveCount(2);
    await expectAccessible(recipientPage);
  });
  await senderContext.close();
  await recipientContext.close();
});
