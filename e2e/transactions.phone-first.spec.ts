import type { Page } from '@playwright/test';
import { dateTimeText } from '../src/i18n/date-text.ts';
import { addPurchasedCredits } from './support/credits.ts';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The page is inert until hydration. */
const expectReady = (page: Page) => expect(page.locator('main [inert]')).toHaveCount(0);

test('with text of twice the size a row keeps its words whole, and what does not fit goes below (spec 2.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 3 });
  await addPurchasedCredits(member, 100);
  await logIn(context, member, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/transactions');
  const lines = page.locator('main li > a');
  const [line, description, money] = [
    lines.first(),
    lines.first().locator(':scope > :nth-child(1)'),
    lines.first().locator(':scope > :nth-child(2)'),
  ];
  const boxOf = async (locator: typeof line) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isBeneath = async () =>
    (await boxOf(money)).y >= (await boxOf(description)).y + (await boxOf(description)).height;
  expect(await isBeneath()).toBe(false);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await isBeneath()).toBe(true);
  expect((await boxOf(description)).width).toBe((await boxOf(line)).width);
  const overflow = await horizontalOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a purchase is viewed, its receipt printed, and withdrawn from in two steps; a limit is set (spec 2.9, D2.35, D5.1)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ premium: true });
  await addPurchasedCredits(member, 25);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/credits');
  await page.getByRole('link', { name: 'Alle transacties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transacties' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^25 credits/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('25 credits');
  await expectReady(page);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Bon downloaden (pdf)' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^document-\d+\.pdf$/);

  await expect(page.getByText(/ook een deel, dan stopt je premium/)).toBeVisible();
  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Je aankoop herroepen' });
  await expect(dialog).toContainText('Je krijgt € 25,00 terug voor 25 ongebruikte credits.');
  await expect(dialog).toContainText('Je premium stopt dan ook.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Terug naar jou' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Overeenkomst hier herroepen' })).toHaveCount(0);
  expect((await emailTo(member.email)).text).toMatch(/25 ongebruikte credits .* €\s25,00 terug/);

  await page.goto('/settings/spending');
  await expectReady(page);
  const field = page.getByLabel('Nieuwe limiet per maand, in EUR');
  await field.fill('vijftig');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(field).toHaveAccessibleDescription(/Vul een bedrag in van 0 tot/);
  await field.fill('50');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('€ 50,00 per maand')).toBeVisible();
  await field.fill('80,50');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/^Vanaf .*: €\s80,50 per maand\.$/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a purchase has one time on every page, in the time zone of the viewer; the withdrawal deadline names its zone (spec D2.43)', async ({
    page,
    context,
    baseURL,
  }) => {
    const member = await newMember({ credits: 0 });
    await addPurchasedCredits(member, 25);
    await logIn(context, member, baseURL ?? '');
    const { transactions } = await (await context.request.get('/api/transactions.php')).json();
    const bought = dateTimeText(new Date(transactions[0].created_at), {
      locale: 'nl-NL',
      timeZone: 'Pacific/Kiritimati',
    });
    await page.goto('/transactions');
    const detail = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
    await page.getByRole('link', { name: /^Bundel gekocht/ }).click();
    await expect(detail('Wanneer')).toHaveText(bought);
    await page.getByRole('link', { name: 'Bekijk de aankoop' }).click();
    await expect(detail('Gekocht op')).toHaveText(bought);
    await expect(page.getByText(/tot .+ om \d\d:\d\d GMT\+14 zonder reden terugvragen/)).toBeVisible();
  });
});
