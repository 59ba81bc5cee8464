import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { photoFile } from './support/photos.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const LONG = 'Ooievaarsbekkruidkundige'.repeat(6);

const expectFit = async (page: Page, state: string) =>
  expect.poll(() => horizontalOverflow(page), { message: state }).toBeLessThanOrEqual(0);

const charactersPerLine = (page: Page) =>
  page.getByRole('textbox', { name: /^Bericht aan / }).evaluate(field => {
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (room * 2) / Number.parseFloat(fontSize);
  });

async function onSmallScreens(page: Page, state: string, check: () => Promise<void>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height });
  for (const size of ['16px', '32px']) {
    await page.evaluate(fontSize => document.documentElement.style.setProperty('font-size', fontSize), size);
    await expectFit(page, `${state}, text of ${size}`);
    await check();
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width, height });
}

test('list, conversation, picker and dialogs fit at 320 px with text of twice the size and leave room to write (look: Phone first)', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  const jan = await newMember({ name: 'Jan', credits: 12 });
  const piet = await newMember({ name: 'Wolfgang-Amadeus van der Linde', credits: 5 });
  await insertMessages({ from: piet, to: jan, texts: ['Dag Jan', LONG] });
  await insertMessages({
    from: jan,
    to: piet,
    texts: [LONG, 'Zin in een wandeling door het bos, met koffie erna?'],
  });
  await logIn(context, jan, baseURL ?? '');
  await page.goto('/chats');
  const row = page.getByRole('listitem').filter({ hasText: 'Wolfgang' });
  await expect(row).toBeVisible();
  await onSmallScreens(page, 'list', async () => {
    await row.getByRole('button', { name: /^Meer over/ }).click();
    const remove = row.getByRole('button', { name: /^Gesprek met .* verwijderen/ });
    await expect(remove).toBeInViewport();
    await expectFit(page, 'menu of the list');
    await remove.click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }),
    ).toBeInViewport();
    await expectFit(page, 'question of the list');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await row.getByRole('link').click();
  const write = page.getByRole('textbox', { name: /^Bericht aan / });
  await expect(write).toBeVisible();
  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const prices: number[] = [];
  await onSmallScreens(page, 'conversation', async () => {
    prices.push(
      await page
        .getByRole('button', { name: /^Verstuur: / })
        .getByText('1 credit', { exact: true })
        .evaluate(price => Number.parseFloat(getComputedStyle(price).fontSize)),
    );
    expect(await charactersPerLine(page)).toBeGreaterThan(8);
    await expect(page.getByRole('link', { name: /^Naar alle gesprekken/ })).toBeInViewport();
    await write.fill(LONG);
    await expectFit(page, 'a long word being written');
    await expect(page.getByRole('button', { name: /^Verstuur: / })).toBeInViewport({ ratio: 1 });
    await write.fill('');
    await page.getByRole('button', { name: 'Emoji of GIF kiezen' }).click();
    await expectFit(page, 'picker');
    await close();
    await page.getByRole('button', { name: /^Geef .* een cadeau/ }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
    await expectFit(page, 'gifts');
    await close();
    await page
      .getByLabel(/^Stuur .* een foto/)
      .setInputFiles(await photoFile('a.jpg', { width: 480, height: 640 }));
    await expect(page.getByRole('dialog').getByRole('button', { name: /Verstuur/ })).toBeEnabled();
    await expectFit(page, 'photo');
    await close();
    await page.getByRole('button', { name: /^Opties voor dit bericht.*wandeling/ }).press('Enter');
    await expectFit(page, 'menu of a message');
    await expectAccessible(page);
    await close();
  });
  expect(prices[1], 'the price grows with the text').toBeGreaterThan(1.4 * (prices[0] ?? 0));
});

test('the scroll button counts new messages, and “Vandaag” becomes “Gisteren” at midnight while the page is open (spec 2.9, look: History)', {
  tag: '@full',
}, async ({ page, context, baseURL, browser }) => {
  const [jan, piet, kees] = [
    await newMember({ name: 'Jan', credits: 5 }),
    await newMember({ name: 'Piet' }),
    await newMember({ name: 'Kees', credits: 5 }),
  ];
  const conversation = await insertMessages({ from: piet, to: jan, texts: ['Tot zo'] });
  await insertMessages({ from: kees, to: jan, texts: ['Hoi', 'Ben je daar?'] });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3);
  await page.clock.install({ time: new Date(`${today}T23:58:30${offset}`) });
  await logIn(context, jan, baseURL ?? '');
  const hydration = page.waitForResponse(/\/api\/chats\.php/);
  await page.goto(`/chats/${conversation}`);
  await hydration;
  const back = page.getByRole('link', { name: 'Naar alle gesprekken, 2 ongelezen' });
  await expect(back).toBeVisible();
  const [arrow, count] = [
    await back.locator('svg').boundingBox(),
    await back.getByText('2', { exact: true }).boundingBox(),
  ];
  expect(count?.x, 'next to the arrow, not over it').toBeGreaterThanOrEqual(
    (arrow?.x ?? 0) + (arrow?.width ?? 0),
  );
  const keesContext = await browser.newContext();
  await logIn(keesContext, kees, baseURL ?? '');
  await keesContext.request.post('/api/chat.php', {
    data: { to: jan.profileId, client_id: randomUUID(), text: 'Hallo?' },
    headers: { origin: baseURL ?? '' },
  });
  await expect(page.getByRole('link', { name: 'Naar alle gesprekken, 3 ongelezen' })).toBeVisible();
  await keesContext.close();

  const heading = (name: string) =>
    page.getByRole('region', { name: 'Berichten' }).getByRole('heading', { name });
  await expect(heading('Vandaag')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(heading('Gisteren')).toBeVisible();
  await expect(heading('Vandaag')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Bericht aan Piet' }).fill('Ben er');
  await page.getByRole('link', { name: /^Naar alle gesprekken/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Piet' }).getByText('Gisteren')).toBeVisible();
});
