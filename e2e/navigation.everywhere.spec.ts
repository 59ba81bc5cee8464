import type { Locator, Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { insertSessionFor } from './support/insert-session.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hoofdmenu' });

test('at 320 px login and sign-up are fully visible to a visitor, and menus stay within the page (spec 2.3, look)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/members');
  const bar = page.getByRole('banner');
  const login = bar.getByRole('link', { name: 'Inloggen' });
  const language = bar.getByRole('button', { name: /Taal/ });
  await expect(login).toBeInViewport({ ratio: 1 });
  for (const pressed of [login, language])
    expect((await pressed.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await language.click();
  for (const choice of await page.getByRole('button', { name: /English|Nederlands/ }).all())
    await expect(choice).toBeInViewport({ ratio: 1 });
});

test('more than 99 unread messages are shown as 99+, new likes by their number (spec 2.3)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'milan@example.com', baseURL ?? '');
  await page.goto('/likes');
  const chats = mainMenu(page).getByRole('link', { name: 'Berichten' });
  await expect(chats.getByText('99+')).toBeVisible();
  await expect(chats).toHaveAccessibleName(/\d{3} ongelezen berichten/);
});

test('new likes have a badge of their own, and the title counts them (spec 2.3, 2.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({});
  await insertLikers(member.profileId, 2);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/members');
  const likes = mainMenu(page).getByRole('link', { name: 'Likes' });
  await expect(likes).toHaveAccessibleName(/2 nieuwe likes/);
  await expect(page).toHaveTitle(/^\(2\) /);
  await expectAccessible(page);
});

test.describe('logging out', () => {
  test.use({ endsSessions: true });

  test('the account menu leads to profile and settings, and logs out (spec 2.3)', async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, await newMember({ name: 'Ruben' }), baseURL ?? '');
    await page.goto('/members');
    await page.getByRole('button', { name: 'Menu van Ruben' }).click();
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
    await expect(bar.getByRole('link', { name: 'Instellingen' })).toHaveAttribute('href', '/settings');
    await expectAccessible(page);
    await tapFirstMember(page);
    await expect(bar.getByRole('link', { name: 'Mijn profiel' })).toBeHidden();
    await expect(page).toHaveURL(/\/members$/);
    await page.getByRole('button', { name: 'Menu van Ruben' }).click();
    await bar.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a visitor sees the login, which leads to the members, and no main links (spec 2.3, 6.1)', async ({
  page,
}) => {
  await page.goto('/activate/error');
  await expect(mainMenu(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leden zoeken' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmembers$/);
});

test('the footer has every link and the copyright, in one line below the pages of a member on phones (spec 2.3, 9)', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/members');
  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/pages/terms',
    '/pages/privacy',
    '/pages/cookies',
    '/pages/ban',
    '/pricing',
    '/complaints',
    '/safety',
    '/report-content?next=%2Fmembers',
    '/transparency',
    '/pages/return-policy',
    '/pages/faq',
    '/pages/service',
    // The country of the test is unknown, so there is a choice of languages.
    '/lang-config?next=%2Fmembers',
  ]);
  await expect(footer).toContainText('© 2024');
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/members');
  const terms = footer.getByRole('link', { name: 'Algemene voorwaarden' });
  const more = footer.getByRole('button', { name: 'Voorwaarden, privacy en hulp' });
  await page.waitForLoadState('networkidle');
  if (await more.isVisible()) {
    await expect(terms).toBeHidden();
    await more.click();
  }
  await expect(terms).toBeVisible();
});

test('the chat layout has no bars: the header of the list leads to the members and holds the account menu (spec 2.2)', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  const other = await newMember({ name: 'Bram' });
  const ruben = await newMember({ name: 'Ruben', credits: 3 });
  const conversation = await insertMessages({ from: other, to: ruben, texts: ['Dag Ruben'] });
  await logIn(context, ruben, baseURL ?? '');
  const menu = page.getByRole('button', { name: 'Menu van Ruben' });
  const warning = page.getByRole('region', { name: 'Maak je profiel compleet' });
  for (const path of ['/chats', `/chats/${conversation}`, `/members/${other.profileId}/chat`]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Bram/ }).filter({ visible: true }).first()).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect(part).toHaveCount(0);
    await expect(warning).toHaveCount(0);
    const isAlone = isMobile && path !== '/chats';
    await expect(mainMenu(page).filter({ visible: true })).toHaveCount(isMobile && !isAlone ? 1 : 0);
    await expect(menu.filter({ visible: true })).toHaveCount(isAlone ? 0 : 1);
    await expectAccessible(page);
  }
  await page.goto('/chats');
  await page.waitForLoadState('networkidle');
  await menu.click();
  await expect(page.getByRole('link', { name: 'Instellingen' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Terug naar de leden' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(warning).toBeVisible();
});

test('the back button is shown only in an installed app with a previous page, on the listed pages (spec 2.3)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({}), baseURL ?? '');
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = query => (query === '(display-mode: standalone)' ? ask('all') : ask(query));
  });
  const back = page.getByRole('button', { name: 'Terug', exact: true });
  await page.goto('/members');
  await expect(mainMenu(page)).toBeVisible();
  await expect(back).toHaveCount(0);
  await page
    .getByRole('article')
    .or(page.getByRole('listitem'))
    .locator('a[href^="/members/"]')
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
  await back.click();
  await expect(page).toHaveURL(/\/members$/);
});

async function insertLikers(profileId: string, times: number): Promise<void> {
  const db = openTestDatabase();
  try {
    const likers = await db
      .selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
      .where('profiles.status', '=', 'active')
      .where('profiles.invisible', '=', false)
      .where('accounts.status', '=', 'active')
      .where('accounts.email', 'like', '%@example.com')
      .select('profiles.id')
      .limit(times)
      .execute();
    const now = new Date();
    const rows = likers.map(({ id }) => ({ liker_id: id, liked_id: profileId, announced_at: now }));
    await db.insertInto('likes').values(rows).execute();
  } finally {
    await db.destroy();
  }
}

async function tapFirstMember(page: Page): Promise<void> {
  const card = await page.getByRole('main').locator('a[href^="/members/"]').first().boundingBox();
  if (!card) throw new Error('there is no member to press');
  const [x, y] = [card.x + 30, card.y + card.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) return page.mouse.click(x, y);
  const opened = page.evaluate(
    () =>
      new Promise(resolve => {
        const resolveTarget = ({ target }: Event) =>
          resolve(target instanceof Element && target.closest('a') !== null);
        addEventListener('click', resolveTarget, { capture: true, once: true });
      }),
  );
  // Checks that the menu closes while the finger still touches the screen.
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn profiel' })).toBeHidden();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await opened, 'the click that follows the tap meets a link').toBe(false);
}
