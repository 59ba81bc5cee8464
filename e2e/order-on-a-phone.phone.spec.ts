import type { Page } from '@playwright/test';
import { setPaymentCountry } from '../src/contract/payments.ts';
import { setSpendingLimit } from '../src/contract/withdrawals-and-spending-limit.ts';
import { choosePaymentMethod, payButton } from './support/bank.ts';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const put = (page: Page, baseURL: string, { path }: { path: string }, data: object) =>
  page.request.put(path, { data, headers: { origin: baseURL } });

/** Returns prices and names of payment methods that wrap onto a second line. */
const brokenPrices = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = /€\u00a0?[\d.,]+|iDEAL\u00a0\|\u00a0Wero/.exec(node.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(found[0]);
    }
    return broken;
  });

const cutButtons = (page: Page) =>
  page
    .locator('main button')
    .evaluateAll(buttons =>
      buttons
        .filter(button => button.scrollWidth > button.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

test('the first screen of the credits has the prices of all bundles, and that of an order its total and button, in every language (spec 2.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/credits');
  const bundles = page.getByRole('region', { name: 'Bundels' }).getByRole('listitem');
  await expect(bundles).toHaveCount(4);
  for (const bundle of await bundles.all())
    await expect(bundle.getByText(/^€\s[\d,]+$/)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  const total = page
    .getByText(/^Totaal\s*€\s22,99$/)
    .filter({ visible: true })
    .last();
  for (const radio of [page.getByRole('radio').first(), page.getByRole('radio').last()]) {
    await radio.scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});

test('prices and names of methods never wrap, and everything that changes the total comes before the pay button (spec 2.9, look) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  await expect(payButton(page)).toBeVisible();
  const order = new URL(page.url()).pathname;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const topOf = async (locator: ReturnType<Page['getByLabel']>) => (await locator.boundingBox())?.y ?? 0;
  const tops = [
    await topOf(page.getByRole('region', { name: 'Je bestelling' })),
    await topOf(page.getByRole('radio').first()),
    await topOf(page.getByLabel('Je betaalt vanuit')),
    await topOf(page.getByLabel('Heb je een kortingscode?')),
    await topOf(payButton(page)),
  ];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const fontSize of ['100%', '200%'])
    for (const path of ['/credits', '/premium', order]) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
      expect(await brokenPrices(page), `${path}, ${fontSize}`).toEqual([]);
      expect(await cutButtons(page), `${path}, ${fontSize}`).toEqual([]);
      const overflow = await horizontalOverflow(page);
      expect(overflow, `${path}, ${fontSize}`).toBeLessThanOrEqual(0);
    }
});

test('a member who pays from another country sees only its currency (spec D2.12) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ country: 'GB', language: 'nl' }), baseURL ?? '');
  await put(page, baseURL ?? '', setPaymentCountry, { country: 'GB' });
  await page.goto('/pricing');
  await expect(page.locator('main')).toContainText('£');
  await expect(page.locator('main')).not.toContainText('€');
  await put(page, baseURL ?? '', setPaymentCountry, { country: 'NL' });
  await page.goto('/pricing');
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('£');
});

test('a member who has reached the spending limit sees before filling in anything until when it applies, and where to change it (spec D5.1) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('uitgavenlimiet');
  await put(page, baseURL ?? '', setSpendingLimit, { limit: 1_500 });
  await page.reload();
  const notice = page
    .locator('main')
    .getByText(/^Binnen je uitgavenlimiet kun je tot .* nog €\s15,00 uitgeven/);
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/settings/spending');
  await expectAccessible(page);
  await page.goto('/credits');
  await expect(notice, 'there are bundles that fit').toHaveCount(0);
  await page.getByRole('link', { name: /^Kies 10 credits/ }).click();
  await choosePaymentMethod(page, 'PayPal');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goto('/settings/spending');
  await expect(page.getByText(/Daarvan is nog niet betaald: €\s9,99/)).toBeVisible();
  await page.goto('/credits');
  await expect(
    page.locator('main').getByText(/^Binnen je uitgavenlimiet kun je tot .* nog €\s5,01 uitgeven/),
  ).toBeVisible();
});
