import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A test interrupts the connection while a change is saved.
test.use({ expectedErrors: /net::ERR_(FAILED|INTERNET_DISCONNECTED) \S+\/api\/\S+\.php/ });

const row = (page: Page, name: string) => page.getByRole('main').locator('details').filter({ hasText: name });

test('each of the eight types is chosen by email and by push, saved at once, undone, and not lost when saving fails (spec 3.4, 2.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Meldingen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(8);
  await expect(row(page, 'Aanbiedingen')).toContainText('Mail: uit');
  await expect(row(page, 'Aanbiedingen'), 'is not pushed').not.toContainText('apparaten');
  await expectAccessible(page);

  const messages = row(page, 'Nieuwe berichten');
  await expect(messages).toContainText('Mail: direct · apparaten: aan');
  await messages.locator('summary').click();
  await messages.getByRole('radio', { name: 'Elke dag' }).check({ force: true });
  await expect(messages).toContainText('Mail: elke dag · apparaten: aan');
  await messages.getByRole('switch', { name: 'Op je apparaten' }).click();
  await expect(messages).toContainText('Mail: elke dag · apparaten: uit');
  await expect(page.getByText('“Nieuwe berichten” is opgeslagen')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(messages).toContainText('Mail: elke dag · apparaten: uit');

  await row(page, 'Weekoverzicht').locator('summary').click();
  await row(page, 'Weekoverzicht').getByRole('switch', { name: 'Per mail' }).click();
  await expect(row(page, 'Weekoverzicht')).toContainText('Mail: uit');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row(page, 'Weekoverzicht')).toContainText('Mail: aan');

  await page.route('**/api/notifications.php', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await messages.locator('summary').click();
  await messages.getByRole('radio', { name: 'Nooit' }).check({ force: true });
  const failure = messages.getByRole('alert');
  await expect(failure).not.toBeEmpty();
  await expect(messages).toContainText('Mail: elke dag');
  await page.unroute('**/api/notifications.php');
  await failure.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(failure).toHaveCount(0);
  await expect(messages).toContainText('Mail: uit · apparaten: uit');
  await page.reload();
  await expect(messages).toContainText('Mail: uit · apparaten: uit');
});

test('quiet hours are switched on in the zone of the device, changed, kept and switched off (spec 3.4)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/notifications');
  const quiet = page.getByRole('switch', { name: 'Stille uren' });
  await expect(page.getByLabel('Van', { exact: true })).toHaveCount(0);
  await quiet.click();
  await expect(page.getByLabel('Van', { exact: true })).toHaveValue('1380');
  await expect(page.getByText('Midden-Europese tijd')).toBeVisible();
  await page.getByLabel('Tot', { exact: true }).selectOption('08:30');
  await expect(page.getByText('“Stille uren” is opgeslagen')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Tot', { exact: true })).toHaveValue('510');
  await page.getByRole('switch', { name: 'Stille uren' }).click();
  await expect(page.getByLabel('Tot', { exact: true })).toHaveCount(0);
  await expect(page.getByText('“Stille uren” is opgeslagen')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Stille uren' })).not.toBeChecked();
});

test('a member who travels sees for which zone the quiet hours are, and takes that of the device (spec 3.4)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const member = await newMember();
  const abroad = await browser.newContext({ locale: 'nl-NL', timezoneId: 'America/New_York' });
  watchContext(abroad);
  await logIn(abroad, member, baseURL ?? '');
  await abroad.request.put('/api/quiet-hours.php', {
    data: { quiet_hours: { starts_at: 1_380, ends_at: 420, time_zone: 'Europe/Amsterdam' } },
    headers: { origin: baseURL ?? '' },
  });
  const page = await abroad.newPage();
  await page.goto('/notifications');
  await expect(page.getByText('Deze tijden gelden voor Midden-Europese')).toBeVisible();
  await page.getByRole('button', { name: 'Tijd van dit apparaat gebruiken' }).click();
  await expect(page.getByText('In jouw tijd: Eastern')).toBeVisible();
  await abroad.close();
});
