import type { Locator, Page, Route } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A test interrupts the connection while a change is saved.
test.use({ expectedErrors: /(net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of 422 .*) \S+\/api\/\S+\.php/ });

const row = (page: Page, name: string) =>
  page.getByRole('main').locator('div:has(> details)').filter({ hasText: name });
const waiting = 'Nog niet opgeslagen.';
const quietHours = (page: Page) => page.getByRole('switch', { name: 'Elke dag op vaste tijden stil' });

/** `check` would fail, because the page shows the choice a moment after the click. */
async function choose(radio: Locator): Promise<void> {
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
}

test('each of the eight types is chosen by email and by push, saved at once and undone (spec 3.4, 2.9)', async ({
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
  await expect(messages).toContainText('Mail: direct · apparaten: nu uit');
  await messages.locator('summary').click();
  await choose(messages.getByRole('radio', { name: 'Elke dag' }));
  await expect(messages).toContainText('Mail: elke dag · apparaten: nu uit');
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
});

test('a change without a connection is shown as not saved at once, also after another page, and is saved when the connection returns (spec 3.4, 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  // Until hydration a link loads a whole document, to which one could not go back without a connection.
  await page.goto('/settings', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Meldingen' }).first().click();
  const messages = row(page, 'Nieuwe berichten');
  await messages.locator('summary').click();
  await context.setOffline(true);
  await messages.getByRole('switch', { name: 'Op je apparaten' }).click();
  await expect(messages.getByRole('alert')).toContainText(waiting, { timeout: 1_000 });
  await choose(messages.getByRole('radio', { name: 'Nooit' }));
  await messages.locator('summary').click();
  await expect(messages.getByRole('alert'), 'also in the closed row').toBeVisible();
  await expect(messages).toContainText('Mail: uit · apparaten: uit');
  await quietHours(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/settings');
  await page.goForward();
  await expect(page.getByText(waiting)).toHaveCount(2);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText('“Stille uren” is opgeslagen')).toBeVisible();
  await expect(page.getByText(waiting)).toHaveCount(0);
  await page.reload();
  await expect(messages).toContainText('Mail: uit · apparaten: uit');
  await expect(quietHours(page)).toBeChecked();
});

test('a change that does not arrive is tried again, also after a reload; a refused one is offered again (spec 3.4, 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/notifications');
  const messages = row(page, 'Nieuwe berichten');
  const answerPut = (answer: (route: Route) => Promise<void>) =>
    page.route('**/api/notifications.php', route =>
      route.request().method() === 'PUT' ? answer(route) : route.continue(),
    );
  await answerPut(route => route.abort());
  await messages.locator('summary').click();
  await choose(messages.getByRole('radio', { name: 'Elke dag' }));
  await expect(messages.getByRole('alert')).toContainText(waiting);
  await page.reload();
  await expect(messages).toContainText('Mail: elke dag');
  await expect(messages.getByRole('alert')).toContainText(waiting);
  await page.unroute('**/api/notifications.php');
  await expect(page.getByText('“Nieuwe berichten” is opgeslagen')).toBeVisible({ timeout: 30_000 });
  await expect(messages.getByRole('alert')).toBeHidden();

  await answerPut(route =>
    route.fulfill({ status: 422, json: { error: { code: 'choice_unknown', params: {} } } }),
  );
  await messages.locator('summary').click();
  // By the keyboard, because the toast may lie over the row for a moment.
  await messages.getByRole('radio', { name: 'Elke week' }).press('Space');
  await expect(messages, 'what is stored').toContainText('Mail: elke dag');
  await expect(
    page.getByText('“Nieuwe berichten” is opgeslagen'),
    'is of the earlier change, whose undo would be misread',
  ).toHaveCount(0);
  await page.unroute('**/api/notifications.php');
  await messages.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(messages).toContainText('Mail: elke week');
  await page.reload();
  await expect(messages).toContainText('Mail: elke week');
});

test('on a slow line a change is being saved, which is not called a lost connection and moves nothing (spec 3.4, 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/notifications');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/*.php', async route => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.continue();
  });
  const messages = row(page, 'Nieuwe berichten');
  await messages.locator('summary').click();
  const heightOf = async () => (await messages.boundingBox())?.height;
  const height = await heightOf();
  await choose(messages.getByRole('radio', { name: 'Elke dag' }));
  await expect(messages).toContainText('Wordt opgeslagen …');
  await expect(messages.getByRole('alert')).toBeHidden();
  expect(await heightOf()).toBe(height);
  answer.resolve();
  await expect(messages).toContainText('Mail: elke dag');
  await expect(page.getByText('Wordt opgeslagen …')).toHaveCount(0);
});

test('quiet hours are switched on in the zone of the device, changed, kept and switched off (spec 3.4)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/notifications');
  await expect(page.getByLabel('Van', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Stille uren' })).toBeVisible();
  await quietHours(page).click();
  await expect(page.getByLabel('Van', { exact: true })).toHaveValue('1380');
  await expect(page.getByText('Midden-Europese tijd')).toBeVisible();
  await page.getByLabel('Tot', { exact: true }).selectOption('08:30');
  const saved = page.getByText('“Stille uren” is opgeslagen');
  await expect(saved).toBeVisible();
  for (const field of ['Van', 'Tot'])
    expect(await overlap(saved, page.getByLabel(field, { exact: true })), 'the toast covers no time').toBe(
      false,
    );
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Tot', { exact: true })).toHaveValue('510');
  await quietHours(page).click();
  await expect(page.getByLabel('Tot', { exact: true })).toHaveCount(0);
  await expect(page.getByText('“Stille uren” is opgeslagen')).toBeVisible();
  await page.reload();
  await expect(quietHours(page)).not.toBeChecked();
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
  await expect(page.getByText('Tijdzone: Eastern')).toBeVisible();
  await abroad.close();
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
}
