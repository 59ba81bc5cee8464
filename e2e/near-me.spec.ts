import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const nearMe = (page: Page) => filters(page).getByRole('button', { name: 'Bij mij in de buurt' });

function recordGeocodeQueries(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', request => {
    if (request.url().includes('geocode.php')) addresses.push(new URL(request.url()).search);
  });
  return addresses;
}

async function openFilters(page: Page): Promise<void> {
  await page.goto('/members');
  await expect(nearMe(page)).toBeEnabled();
}

test.beforeEach(async ({ context, baseURL }) => {
  await logIn(context, await newMember(), baseURL ?? '');
});

test('the location is requested by a tap, no finer than a kilometre; a town is found by keyboard (spec 4.11, 7.3, 9)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.371507, longitude: 4.896213 });
  const addresses = recordGeocodeQueries(page);
  await openFilters(page);
  expect(addresses).toEqual([]);
  await nearMe(page).click();
  await expect(page).toHaveURL(/[?&]near=\d+/);
  expect(addresses[0]).toBe('?lat=52.37&lon=4.90');
  const from = filters(page).getByRole('combobox', { name: 'Vanaf' });
  await expect(from).toHaveValue('Amsterdam');

  // A position with two decimals is exact to about a kilometre.
  for (const address of addresses) expect(address).toMatch(/^\?lat=-?\d+\.\d\d&lon=-?\d+\.\d\d$/);

  await from.fill('den ha');
  await expect(page.getByRole('option').first()).toHaveText(/Den Haag/);
  await expectAccessible(page);
  await from.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Plaatsen' });
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Den Haag/);
  await from.press('Enter');
  await expect(from).toHaveValue('Den Haag');
  await expect(list).toBeHidden();

  await from.fill('xyzzy');
  await expect(page.getByText('Geen plaats die zo begint')).toBeVisible();
  await from.press('Escape');
  await from.press('Escape');
  await expect(from).toHaveValue('Den Haag');
});

test('a dialog comes before the prompt of the browser, and a viewer who denied it reads how to change that (spec 4.11)', async ({
  page,
}) => {
  const addresses = recordGeocodeQueries(page);
  await page.addInitScript(() => {
    const status = Object.assign(new EventTarget(), { state: 'prompt', name: 'geolocation', onchange: null });
    navigator.permissions.query = async () => status as unknown as PermissionStatus;
  });
  await openFilters(page);
  await nearMe(page).click();
  const dialog = page.getByRole('dialog', { name: 'Mag je browser zeggen waar je bent?' });
  await expect(dialog).toContainText('Je precieze locatie bewaren we nooit');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(dialog).toBeHidden();
  await nearMe(page).click();
  const deniedDialog = page.getByRole('dialog', { name: 'Je browser deelt je locatie niet' });
  await expect(deniedDialog).toContainText('slotje naast het adres');
  await expectAccessible(page);
  await deniedDialog.getByRole('button', { name: 'Sluiten' }).last().click();
  expect(addresses).toEqual([]);
});

test('where the position is far from every town, or the browser knows none, a town can be chosen (spec 7.3, D1.5)', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30, longitude: -40 });
  await openFilters(page);
  await nearMe(page).click();
  await expect(filters(page).getByText('We konden niet vinden waar je bent.')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await page.goto('/members');
  await expect(filters(page).getByText('Deze browser weet niet waar je bent.')).toBeVisible();
  await expect(nearMe(page)).toBeDisabled();
});

test('the keyboard skips the filters by a link or by the submit button; the search works without script (look)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openFilters(page);
  const skip = page.getByRole('link', { name: 'Naar de resultaten' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await filters(page).getByRole('button', { name: 'Toon leden' }).click();
  await expect(page.locator('#results')).toBeFocused();
  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const old = await plain.newPage();
  await old.goto('/members');
  await filters(old).getByText('Nu online').click();
  await filters(old).getByRole('button', { name: 'Toon leden' }).click();
  await expect(old).toHaveURL(/\/members\?.*online=1/);
  await plain.close();
});
