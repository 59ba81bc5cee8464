import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const pages = ['video', 'transitionsvideolanding', 'alonetonight', 'adultonly', 'whoneedsstrings'];

const name = (page: Page) => page.getByLabel('Hoe wil je heten?');

/** Runs the test with and without script, because landing pages are complete without. */
const bothWays = (title: string, run: (page: Page) => Promise<void>): void => {
  test(title, async ({ page }) => run(page));
  test(`${title}, without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await run(await context.newPage());
    await context.close();
  });
};

bothWays(
  'the dark window of a lonely evening lights up for who writes, and stays lit with a name (spec 2.1)',
  async page => {
    await page.goto('/landers/alonetonight');
    const dark = page.getByText('Dit raam is nog donker');
    const light = page.getByText('Jouw licht is aan');
    await expect(dark).toBeVisible();
    await name(page).focus();
    await expect(light).toBeVisible();
    await expect(dark).toBeHidden();
    await name(page).blur();
    await expect(dark).toBeVisible();
    await name(page).fill('Bram');
    await name(page).blur();
    await expect(light).toBeVisible();
  },
);

test('only members who were online today have light, and the light says whether they are online now (spec 2.1, D1.11)', async ({
  page,
  request,
}) => {
  // Repeated, because members stop being online meanwhile, and the server keeps the page for a minute.
  await expect(async () => {
    const answer = await request.get('/api/landing.php?lander=alonetonight');
    const { faces } = (await answer.json()) as { faces: { id: string; activity: string }[] };
    await page.goto('/landers/alonetonight');
    const links = await page
      .locator('main li a')
      .evaluateAll(all => all.map(link => link.getAttribute('href')));
    const awake = faces.filter(({ activity }) => activity !== 'away');
    expect(links.toSorted()).toEqual(awake.map(({ id }) => `/members/${id}`).toSorted());
    const online = page.locator('main li').getByRole('img', { name: 'Nu online' });
    expect(await online.count()).toBe(faces.filter(({ activity }) => activity === 'online').length);
  }).toPass({ timeout: 120_000 });
});

bothWays('the door opens to who is 18, and closes again (spec 2.1)', async page => {
  await page.goto('/landers/adultonly');
  await expect(name(page)).toBeHidden();
  const promise = page.getByRole('checkbox', { name: 'Ik ben 18 jaar of ouder' });
  await page.getByText('Ik ben 18 jaar of ouder').click();
  await expect(promise).toBeChecked();
  await expect(name(page)).toBeVisible();
  await name(page).fill('Bram');
  await promise.press('Space');
  await expect(name(page)).toBeHidden();
  await promise.press('Space');
  await expect(name(page)).toHaveValue('Bram');
});

bothWays(
  'a visitor who needs no strings says what they look for, and the form carries it (spec 2.1, 3.2)',
  async page => {
    // The sign-up has tests of its own.
    await page.route('**/signup', route => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto('/landers/whoneedsstrings');
    await page.getByText('Zien waar het heen gaat').click();
    await expect(page.getByRole('radio', { name: /Zien waar het heen gaat/ })).toBeChecked();
    await name(page).fill('Bram');
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && request.url().endsWith('/signup'),
    );
    await page.getByRole('button', { name: 'Verder' }).click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect([body.get('lander'), body.get('reason'), body.get('name')]).toEqual([
      'whoneedsstrings',
      'dates',
      'Bram',
    ]);
  },
);

test('on a site for everyone the pages speak of no men (spec 1.4)', async ({ page, baseURL }) => {
  const lilac = baseURL?.replace('localhost', 'lilac.localhost');
  for (const lander of pages) {
    await page.goto(`${lilac}/landers/${lander}`);
    await expect(page.getByRole('main')).not.toContainText(/\b(men|mannen)\b/i);
    await expect(page.locator('main form input[name="gender"]')).toHaveCount(2);
  }
});
