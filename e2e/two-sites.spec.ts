import type { Page } from '@playwright/test';
import { emailsTo, emailTo, linkIn } from './support/mailbox.ts';
import { fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const lilac = (baseURL = '') => baseURL.replace('localhost', 'lilac.localhost');

const testBothSites = test.extend<{ lavenderPage: Page; lilacPage: Page }>({
  lavenderPage: async ({ page }, use) => use(page),
  lilacPage: async ({ browser, baseURL, watchContext }, use) => {
    const context = await browser.newContext({ baseURL: lilac(baseURL) });
    watchContext(context);
    await use(await context.newPage());
    await context.close();
  },
});

const colourOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .first()
    .evaluate(link => getComputedStyle(link).backgroundColor);

const membersOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/members/"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));

testBothSites(
  'two sites run in one process, each with its name, colours, languages, prices and members (spec D4.1)',
  async ({ lavenderPage, lilacPage, baseURL }) => {
    await lavenderPage.goto('/');
    await lilacPage.goto('/');
    await expect(lavenderPage).toHaveTitle(/ · Lavender$/);
    await expect(lilacPage).toHaveTitle('Meet someone with time for a walk · Lilac');
    await expect(lavenderPage.getByText('Lavender Example B.V., Voorbeeldkade 12')).toBeVisible();
    await expect(lilacPage.getByText('Lilac Example Ltd, 12 Sample Street')).toBeVisible();

    expect(await colourOf(lavenderPage, 'Gratis aanmelden')).toBe('rgb(167, 139, 250)');
    expect(await colourOf(lilacPage, 'Sign up free')).toBe('rgb(223, 121, 201)');
    const icons = await Promise.all(
      [lavenderPage, lilacPage].map(page => page.evaluate(async () => (await fetch('/favicon.svg')).text())),
    );
    expect(icons[0]).toContain('#6d28d9');
    expect(icons[1]).toContain('#a30190');
    await expectAccessible(lilacPage);

    await expect(lavenderPage.locator('html')).toHaveAttribute('lang', 'nl-NL');
    await expect(lilacPage.locator('html')).toHaveAttribute('lang', /^en-/);
    await expect(lavenderPage.locator('summary')).toHaveAccessibleName('NL, Taal: Nederlands');
    await expect(lilacPage.locator('summary')).toHaveCount(0);

    await lavenderPage.goto('/pricing');
    await lilacPage.goto('/pricing');
    await expect(lavenderPage.getByText('€ 9,99').first()).toBeVisible();
    await expect(lilacPage.getByText('£9.99').first()).toBeVisible();
    await expect(lilacPage.getByText('£22.99').first()).toBeVisible();

    await lavenderPage.goto('/members');
    await lilacPage.goto('/members');
    await expect(lilacPage.getByRole('heading', { name: 'Search members' })).toBeVisible();
    const [lavenderMembers, lilacMembers] = [await membersOn(lavenderPage), await membersOn(lilacPage)];
    expect([lavenderMembers.length > 0, lilacMembers.length > 0]).toEqual([true, true]);
    expect(lilacMembers.filter(address => lavenderMembers.includes(address))).toEqual([]);
    const { port } = new URL(baseURL ?? '');
    const host = `lilac.localhost:${port}`;
    const foreignProfile = await lilacPage.request.get(`http://127.0.0.1:${port}${lavenderMembers[0]}`, {
      headers: { host },
    });
    expect(foreignProfile.status()).toBe(404);
    const unknownPage = await lilacPage.request.get(`http://127.0.0.1:${port}/nowhere`, {
      headers: { host, cookie: 'scheme=dark' },
    });
    expect(unknownPage.status()).toBe(404);
    const html = await unknownPage.text();
    expect(html).toContain('--violet:light-dark(#a30190');
    expect(html).toContain('data-scheme="dark"');
  },
);

testBothSites(
  'one address signs up on both sites and has an account, an email and a session on each (spec D4.1)',
  async ({ lavenderPage, lilacPage, baseURL }) => {
    const email = 'rowan.vogel@example.org';
    await lavenderPage.goto('/signup');
    const password = 'twee huizen, een sleutel';
    await fillInSignup(lavenderPage, { name: 'Rowan', email, password, born: ['3', '4', '1990'] });

    const next = lilacPage.getByRole('button', { name: 'Next' });
    await lilacPage.goto('/signup');
    await lilacPage.getByLabel('Profile name').fill('Rowan elsewhere');
    await lilacPage.getByText('Woman', { exact: true }).click();
    await next.click();
    for (const [label, value] of [
      ['Day', '5'],
      ['Month', '6'],
      ['Year', '1985'],
    ] as const)
      await lilacPage.getByLabel(label, { exact: true }).fill(value);
    await next.click();
    await expect(lilacPage.getByLabel('Country', { exact: true }).locator('option')).toHaveText([
      'United Kingdom',
      'Ireland',
    ]);
    await next.click();
    await lilacPage.getByLabel('Email address').fill(email);
    await next.click();
    await lilacPage.getByRole('textbox', { name: 'Password' }).fill('another key for another door');
    await lilacPage.getByRole('checkbox', { name: /agree/ }).check();
    await lilacPage.getByRole('button', { name: 'Create account' }).click();
    await expect(lilacPage.getByRole('heading', { name: 'Welcome, Rowan elsewhere' })).toBeVisible({
      timeout: 60_000,
    });

    await emailTo(email, 2);
    const messages = emailsTo(email);
    const messageOf = (site: string) => messages.find(({ subject }) => subject.includes(site));
    expect([messageOf('Lavender')?.headers.get('from'), messageOf('Lilac')?.headers.get('from')]).toEqual([
      'Lavender <hello@lavender.example>',
      'Lilac <hello@lilac.example>',
    ]);
    const lilacMessage = messageOf('Lilac');
    if (!lilacMessage) throw new Error('There is no email of Lilac.');
    expect(lilacMessage.html).toContain('#a30190');
    expect(lilacMessage.html).toContain('Lilac Example Ltd, 12 Sample Street, Manchester');
    const link = linkIn(lilacMessage, '/activate');
    expect(new URL(link).origin).toBe(lilac(baseURL));

    const token = new URL(link).searchParams.get('token');
    const headers = { origin: baseURL ?? '' };
    const refused = await lavenderPage.request.post('/api/activation.php', { data: { token }, headers });
    expect(refused.status()).toBe(410);
    await lilacPage.goto(link);
    await lilacPage.getByRole('button', { name: 'Activate account' }).click();
    await expect(lilacPage.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  },
);

test('in development forced_domain in the URL selects the settings of the other site (spec 7.7, D4.1)', async ({
  page,
}) => {
  for (const address of ['/?forced_domain=lilac.localhost', '/login?forced_domain=lilac.localhost']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/ · Lilac$/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^en-/);
  }
  await page.goto('/login');
  await expect(page).toHaveTitle(/ · Lavender$/);
});

test('an unknown host shows an error page in the language of the reader', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const answer = await page.request.get(`http://127.0.0.1:${port}/members`, {
    headers: { host: 'nobody.example', accept: 'text/html', 'accept-language': 'en' },
  });
  expect(answer.status()).toBe(421);
  expect(await answer.text()).toContain('There is no site at this address');
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
