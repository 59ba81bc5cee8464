import type { Locator, Page } from '@playwright/test';
import { cellOf } from '../src/contract/cells.ts';
import { logIn, newMember } from './support/new-member.ts';
import { insertSearchableMembers } from './support/searchable-members.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
const cards = (page: Page) => page.getByRole('list', { name: 'Leden zoeken' }).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const ready = (page: Page) => page.waitForLoadState('networkidle');

/** On a phone, the filters are in a sheet. */
async function filter(page: Page, choose: (panel: Locator) => Promise<void>): Promise<void> {
  if (!isPhone(page)) return choose(page.getByRole('form', { name: 'Filters' }));
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await choose(sheet);
  await sheet.getByRole('button', { name: /^(Toon|Geen) / }).click();
  await expect(sheet).toBeHidden();
}
const tap = (panel: Locator, ...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => panel.getByText(name, { exact: true }).click()),
    Promise.resolve(),
  );

/** Adds up the page's layout shifts (CLS). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = window as unknown as { moved: number };
    moved.moved = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) moved.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a member searches by every filter, from near to far, and gets help where nobody matches (spec 3.16, D2.22)', async ({
  page,
  context,
  baseURL,
}) => {
  // Phone and desktop search for different ages, because their runs share a database.
  const age = isPhone(page) ? 96 : 98;
  await insertSearchableMembers(age);
  await logIn(context, await newMember({ premium: true }), baseURL ?? '');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -41.2865, longitude: 174.7762 });

  await test.step('ages and country, in the URL and as chips', async () => {
    await page.goto('/members');
    await ready(page);
    await filter(page, async panel => {
      await panel.getByLabel('Leeftijd vanaf').fill(String(age));
      await panel.getByLabel('Leeftijd tot en met').fill('30');
      await panel.getByLabel('Leeftijd tot en met').press('Tab');
      await panel.getByLabel('Land').selectOption('NZ');
      await expect(panel.getByLabel('Leeftijd tot en met')).toHaveValue(String(age));
      await expect(panel.getByText('De laagste leeftijd kan niet boven de hoogste liggen')).toBeVisible();
      await panel.getByLabel('Leeftijd vanaf').fill('17');
      await panel.getByLabel('Leeftijd vanaf').press('Tab');
      await expect(panel.getByLabel('Leeftijd vanaf')).toHaveAccessibleDescription(/van 18 tot en met 99/);
      await expect(panel.getByLabel('Leeftijd vanaf')).toHaveValue('18');
      await panel.getByLabel('Leeftijd vanaf').fill(String(age));
      await panel.getByLabel('Leeftijd vanaf').press('Tab');
      if (isPhone(page)) await expect(panel.getByRole('button', { name: 'Toon 4 mannen' })).toBeVisible();
      await expectAccessible(page);
    });
    await expect(page).toHaveURL(new RegExp(`/members\\?country=NZ&min_age=${age}&max_age=${age}$`));
    await expect(count(page)).toHaveText('4 mannen');
    await expect(page.getByRole('link', { name: 'Nieuw-Zeeland: filter wissen' })).toBeVisible();
  });

  await test.step('region, body type, interests, and no fictional profiles', async () => {
    await filter(page, async panel => {
      await panel.getByLabel('Regio').selectOption('NZ-AUK');
      await tap(panel, 'Niet fictief', 'Interesses');
      await panel.getByLabel('Zoek een interesse').fill('sport');
      await tap(panel, 'Sportschool', 'Stevig');
    });
    await expect(cards(page)).toHaveText([/Rangi/]);
    await expect(page).toHaveURL(/body_type=fat&interests=gym&hide_fictional=1$/);
    await page.getByRole('link', { name: 'Stevig: filter wissen' }).click();
    await expect(page).not.toHaveURL(/body_type/);
  });

  await test.step('online, new, with a photo: each narrows the list and is removed by its chip', async () => {
    await page.goto(`/members?country=NZ&min_age=${age}&max_age=${age}`);
    await ready(page);
    await filter(page, panel => tap(panel, 'Nu online'));
    await expect(page).toHaveURL(/&online=1$/);
    await expect(cards(page)).toHaveText([/Tane/, /Wiremu/]);
    await filter(page, panel => tap(panel, 'Nieuw'));
    await expect(page).toHaveURL(/&online=1&new=1$/);
    await expect(cards(page)).toHaveText([/Tane/]);
    await page.getByRole('link', { name: 'Nu online: filter wissen' }).click();
    await expect(cards(page)).toHaveCount(3);
    await filter(page, panel => tap(panel, 'Met foto'));
    await expect(page).toHaveURL(/&new=1&with_photo=1$/);
    await expect(cards(page)).toHaveText([/Tane/]);
  });

  await test.step('without results the smallest change is offered with its count', async () => {
    await page.goto(`/members?country=NZ&min_age=${age}&max_age=${age}&interests=sushi`);
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /: \d+ (man|mannen)$/ }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('from near to far asks for a place; the URL holds a cell and no position', async () => {
    await page.goto(`/members?country=NZ&min_age=${age}&max_age=${age}`);
    await ready(page);
    await page.getByRole('link', { name: 'Dichtbij' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bij mij in de buurt' }).click();
    await expect(page).toHaveURL(/near=\d+&order=nearest$/);
    expect(page.url()).not.toMatch(/lat|lon|41\.2|174\.7/);
    await expect(cards(page)).toHaveText([/Tane/, /Wiremu/, /Rangi|Tama/, /Rangi|Tama/]);
    await filter(page, panel => tap(panel, '25 km'));
    await expect(cards(page)).toHaveText([/Tane/, /Wiremu/]);
    await expect(page.getByRole('link', { name: /^Binnen 25 km van Wellington/ })).toBeVisible();
  });

  await test.step('this search is saved, opened, removed, and the removal undone', async () => {
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Opgeslagen zoekopdrachten' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Opgeslagen zoekopdrachten' });
    await dialog.getByLabel('Naam van deze zoekopdracht').fill('Dicht bij Wellington');
    await dialog.getByRole('button', { name: 'Zoekopdracht opslaan' }).click();
    const saved = dialog.getByRole('link', { name: /Dicht bij Wellington/ });
    await expect(saved).toBeVisible();
    await expect(dialog.getByText('“Dicht bij Wellington” is opgeslagen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(saved).toBeHidden();
    await dialog.getByRole('button', { name: 'Zoekopdracht opslaan' }).click();
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dicht bij Wellington verwijderen' }).click();
    await expect(saved).toBeHidden();
    await expect(dialog.getByText('“Dicht bij Wellington” is verwijderd')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(saved).toBeVisible();
    await saved.click();
    await expect(page).toHaveURL(/distance=25&near=\d+&order=nearest$/);
    await expect(dialog).toBeHidden();
  });
});

test('a URL that holds no valid search says why and links to one that does; where all genders are sought one can be chosen (spec 3.16, D2.22)', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  await logIn(context, await newMember({ cell: null }), baseURL ?? '');
  const expectExplained = async (query: string, text: RegExp, title = 'Zo kunnen we niet zoeken') => {
    await page.goto(`/members?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
  };
  await expectExplained('min_age=17', /Leeftijd vanaf: Kies een leeftijd van 18 tot en met 99/);
  await expectExplained('page=1000000000', /Pagina: Kies een pagina van 1 tot en met 50/);
  await expectExplained('countryregion=NL-XX', /Provincie: /);
  await expectAccessible(page);
  await expectExplained(
    'min_age=40&max_age=30',
    /Leeftijd tot en met: De hoogste leeftijd is lager dan de laagste/,
  );
  await page.getByRole('link', { name: 'Wis alles' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expectExplained('distance=25', /precieze locatie bewaren we nooit/, 'Vanaf waar zoek je?');
  await ready(page);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Vanaf' }).fill('utrecht');
  await page
    .getByRole('option', { name: /^Utrecht/ })
    .first()
    .click();
  await expect(page).toHaveURL(/distance=25&near=\d+$/);

  const { address } = await openTestSite('everyone', {}, baseURL ?? '', 'everyone');
  await page.goto(`${address}/members`);
  await ready(page);
  await filter(page, async panel => void (await panel.getByLabel('Ik zoek').selectOption('female')));
  await expect(page).toHaveURL(/\/members\?gender=female$/);
  await expect(count(page)).toHaveText(/vrouwen$/);
});

/** Waits, because the snapshot of a view transition receives all presses. */
const expectTransitionEnded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) =>
            (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'),
          ),
      ),
    )
    .toBe(false);

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('the pages of a search are there at once on the way back, as they were left (spec 3.16, look)', async ({
  page,
  context,
  baseURL,
}) => {
  await watchShifts(page);
  const cell = cellOf(52.09, 5.12);
  await logIn(context, await newMember({ city: 'Utrecht', cell }), baseURL ?? '');
  await page.goto('/members?utm_source=mail');
  await ready(page);
  const enrich = page.getByRole('region', { name: 'Maak je profiel compleet' });
  await expect(enrich).toBeAttached();
  const inView = await cards(page).evaluateAll(
    (links, height) => links.filter(link => link.getBoundingClientRect().bottom <= height).length,
    page.viewportSize()?.height ?? 0,
  );
  if (isPhone(page)) expect(inView).toBeGreaterThanOrEqual(6);
  expect(await shifts(page)).toBeLessThanOrEqual(0.05);
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/\/members\?page=2$/);
  await expect.poll(() => scrolled(page)).toBe(0);

  const card = cards(page).nth(14);
  await card.evaluate(link => link.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => scrollBy(0, 37));
  await ready(page);
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  const refetches: string[] = [];
  page.on('request', request => {
    if (/\/api\/members\.php\?page=2$/.test(request.url())) refetches.push(request.url());
  });
  await card.click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await expectTransitionEnded(page);
  await expect(enrich).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  await expectTransitionEnded(page);
  await card.click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await expectTransitionEnded(page);
  await page.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page).toHaveURL(/\/members\?page=2$/);
  await expect(card).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await ready(page);
  expect(await scrolled(page)).toBe(left);
  expect(refetches).toEqual([]);

  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const from = page.getByRole('combobox', { name: 'Vanaf' });
    await expect(from).toHaveAttribute('placeholder', 'Utrecht (jouw plaats)');
    await from.focus();
    await page.keyboard.type('utre');
    await expect.poll(() => page.getByRole('option').first().evaluate(isOnTop)).toBe(true);
  }
  await page.getByRole('button', { name: 'Opgeslagen zoekopdrachten' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Opgeslagen zoekopdrachten' });
  await expect(dialog).toContainText('Deze functie is alleen beschikbaar voor premium leden.');
  await expect(dialog.getByRole('link', { name: 'Word premium' })).toHaveAttribute('href', '/premium');
});
