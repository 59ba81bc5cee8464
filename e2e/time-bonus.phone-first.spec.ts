import type { Page } from '@playwright/test';
import { TIME_BONUS_MODAL_DELAY_MS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const secondsOn = async (page: Page): Promise<number> => {
  const read = await page.getByRole('timer').first().innerText();
  expect(read).toMatch(/^\d\d:\d\d:\d\d$/);
  const [hours = 0, minutes = 0, seconds = 0] = read.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
};

/** Waits until the countdown moves, because the page has then started all its timers. */
const ticks = async (page: Page) => {
  const before = await secondsOn(page);
  await expect.poll(() => secondsOn(page)).toBeLessThan(before);
};

test('the countdown of the time bonus is right on a phone with a wrong clock and after a reload; its modal opens once (spec 2.5, 4.12, 9)', async ({
  page,
  context,
  baseURL,
}) => {
  const signedUpAt = new Date(Date.now() - HOUR_MS);
  const left = () => (signedUpAt.getTime() + 4 * HOUR_MS - Date.now()) / 1_000;
  await logIn(context, await newMember({ signedUpAt, credits: 0 }), baseURL ?? '');
  await page.clock.install({ time: Date.now() + 5 * HOUR_MS });
  await page.goto('/members');
  const offers = page.getByRole('link', { name: '25% welkomstkorting' });
  const alert = page.getByRole('region', { name: 'Je welkomstbonus' });
  const banner = offers.and(page.locator(':not(section *)'));
  await expect(alert).toBeVisible();
  await expect(offers).toHaveCount(1);
  await expect.poll(async () => Math.abs((await secondsOn(page)) - left())).toBeLessThan(15);
  await ticks(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await secondsOn(page)) - left())).toBeLessThan(15);

  const modal = page.getByRole('dialog', { name: 'Je welkomstbonus' });
  await ticks(page);
  await page.clock.fastForward(TIME_BONUS_MODAL_DELAY_MS / 2);
  await expect(modal).toHaveCount(0);
  await page.clock.fastForward(TIME_BONUS_MODAL_DELAY_MS);
  await expect(modal).toContainText('25%');
  for (const line of [
    'Korting op je eerste bundel',
    'Met een bundel schrijf je verder',
    'Wees er snel bij: de korting geldt alleen in je eerste 4 uur.',
    'met een bon in je mail',
  ])
    await expect(modal.getByText(line)).toBeVisible();
  const offer = modal.getByRole('link', { name: 'Aanbod geldig: nog' });
  await expect(offer).toHaveText(/\d\d:\d\d:\d\d/);
  await expect(offer).toHaveAttribute('href', '/credits');
  await expectAccessible(page);
  const modalDismissed = page.waitForResponse(/\/api\/dismissal\.php/);
  await modal.getByRole('button', { name: 'Sluiten' }).click();
  await expect(modal).toHaveCount(0);
  await modalDismissed;
  await expect(alert).toBeVisible();
  await expect(banner).toHaveCount(0);
  const alertDismissed = page.waitForResponse(/\/api\/dismissal\.php/);
  await alert.getByRole('button', { name: 'Niet meer tonen' }).click();
  await expect(alert).toHaveCount(0);
  await alertDismissed;
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(alert).toHaveCount(0);
  await expect(banner).toBeVisible();
  await ticks(page);
  await page.clock.fastForward(2 * TIME_BONUS_MODAL_DELAY_MS);
  await expect(modal).toHaveCount(0);
  await banner.click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('25% korting op je aankoop, nog')).toContainText(/\d\d:\d\d:\d\d/);
  await ticks(page);
  await page.goBack();
  await expect(banner).toBeVisible();
  const bannerDismissed = page.waitForResponse(/\/api\/dismissal\.php/);
  await banner.locator('..').getByRole('button', { name: 'Niet meer tonen' }).click();
  await bannerDismissed;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('where the alert of the bonus is shown the banner is not; the chats have no warnings area and show the banner (spec 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ signedUpAt: new Date() }), baseURL ?? '');
  const offer = page.getByRole('link', { name: '25% welkomstkorting' });
  const alert = page.getByRole('region', { name: 'Je welkomstbonus' });
  await page.goto('/members');
  await expect(alert.getByRole('link', { name: '25% welkomstkorting' })).toHaveAttribute('href', '/credits');
  await expect(offer).toHaveCount(1);
  await page.goto('/chats');
  await expect(offer).toHaveCount(1);
  await expect(alert).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/credits');
  await expect(page.getByText('25% korting op je aankoop, nog')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('opening the credits closes the modal, and only buying is offered there @full (spec 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const modal = page.getByRole('dialog', { name: 'Je welkomstbonus' });
  await page.clock.install();
  await logIn(context, await newMember({ signedUpAt: new Date(), credits: 0 }), baseURL ?? '');
  await page.goto('/members');
  await ticks(page);
  await page.clock.fastForward(2 * TIME_BONUS_MODAL_DELAY_MS);
  await modal.getByRole('link', { name: 'Aanbod geldig' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(modal).toHaveCount(0);
});
