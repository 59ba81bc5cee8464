import type { Locator, Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Touches the element and holds the touch; the returned function lifts the finger. */
async function restFinger(page: Page, on: Locator): Promise<() => Promise<void>> {
  const finger = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.evaluate(() => new Promise(done => setTimeout(done, 300)));
    await finger.detach();
  };
}

test('a deleted message disappears from the open tab of the recipient, a message deleted for me from mine, a filtered word is covered, and deleting a chat offline shows an error (spec 4.13, 6.4, 8.3)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const koen = await newMember({ name: 'Koen', credits: 6 });
  const ruud = await newMember({ name: 'Ruud', credits: 6 });
  await logIn(context, koen, baseURL ?? '');
  const ruudsContext = await browser.newContext();
  await logIn(ruudsContext, ruud, baseURL ?? '');
  const ruudsPage = await ruudsContext.newPage();

  await page.goto(`/members/${ruud.profileId}/chat`);
  const composer = page.getByRole('textbox', { name: 'Bericht aan Ruud' });
  const send = async (text: string) => {
    await composer.fill(text);
    await page.getByRole('button', { name: /Verstuur/ }).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  };
  await send('Zin in koffie?');
  await ruudsPage.goto(`/members/${koen.profileId}/chat`);
  await expect(ruudsPage.getByRole('main').getByText('Zin in koffie?', { exact: true })).toBeVisible();
  // Ruud sees this message arrive, so his screen reader announces it.
  await send('Dit had ik niet moeten zeggen');
  await expect(ruudsPage.locator('[aria-live="polite"].unseen')).toContainText(
    'Dit had ik niet moeten zeggen',
  );

  const menu = page.getByRole('dialog', { name: 'Dit bericht' });
  const hint = page.getByText('Houd een bericht ingedrukt voor meer.');
  await expect(hint).toBeVisible();
  await expect
    .poll(async () => (await (await context.request.get('/api/user.php')).json()).user.dismissed)
    .toHaveProperty('hold_message');
  await page.reload();
  await expect(composer).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
  const lift = await restFinger(page, page.getByRole('main').getByText('Dit had ik niet moeten zeggen'));
  await expect(menu).toBeVisible();
  await lift();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Intrekken voor iedereen' }).click();
  for (const side of [page, ruudsPage]) {
    await expect(side.getByRole('main').getByText('Bericht ingetrokken')).toBeVisible();
    await expect(side.getByText('Dit had ik niet moeten zeggen')).toHaveCount(0);
  }

  await ruudsPage.getByRole('button', { name: /Opties voor dit bericht.*koffie/ }).press('Enter');
  await ruudsPage.getByRole('button', { name: 'Voor mij verwijderen' }).click();
  const history = { name: 'Berichten' };
  await expect(ruudsPage.getByRole('region', history).getByText('Zin in koffie?')).toHaveCount(0);
  await expect(page.getByRole('region', history).getByText('Zin in koffie?')).toBeVisible();
  await expectAccessible(ruudsPage);

  await ruudsPage.goto('/settings/hidden-words');
  await expect(ruudsPage.locator('main [inert]')).toHaveCount(0);
  await ruudsPage.getByLabel('Woord of zin').fill('a');
  await ruudsPage.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(ruudsPage.getByText('Typ 2 tot 40 tekens')).toBeVisible();
  await ruudsPage.getByLabel('Woord of zin').fill('geen zin');
  await ruudsPage.getByRole('button', { name: 'Toevoegen' }).click();
  const word = ruudsPage
    .getByRole('list', { name: 'Jouw verborgen woorden' })
    .getByText('geen zin', { exact: true });
  await expect(word).toBeVisible();
  await ruudsPage.getByRole('button', { name: '“geen zin” verwijderen' }).click();
  await expect(word).toHaveCount(0);
  await ruudsPage.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(word).toBeVisible();
  await expectAccessible(ruudsPage);
  await ruudsPage.goto(`/members/${koen.profileId}/chat`);
  const covered = ruudsPage.getByRole('main').getByText('Verborgen: bevat een woord dat je niet wilt zien');
  await expect(ruudsPage.getByRole('textbox', { name: 'Bericht aan Koen' })).toBeVisible();
  await composer.fill('Waarom heb je Geen zín?');
  await page.getByRole('button', { name: /Verstuur/ }).click();
  await expect(page.getByRole('main').getByText('Waarom heb je Geen zín?')).toBeVisible();
  await expect(covered.first()).toBeVisible();
  await expect(ruudsPage.getByText(/Waarom heb je/)).toHaveCount(0);
  await expectAccessible(ruudsPage);
  await ruudsPage.getByRole('button', { name: 'Toon dit bericht' }).click();
  await expect(ruudsPage.getByRole('main').getByText('Waarom heb je Geen zín?')).toBeVisible();
  await ruudsPage.reload();
  await expect(covered.first()).toBeVisible();
  await expect(page.getByText(/Verborgen/)).toHaveCount(0);
  await ruudsContext.close();

  await page.goto('/chats');
  const row = page.getByRole('listitem').filter({ hasText: 'Ruud' });
  await row.getByRole('button', { name: 'Meer over Ruud' }).click();
  await row.getByRole('button', { name: 'Gesprek met Ruud verwijderen' }).click();
  await page.route('**/api/chat.php', route =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }),
  );
  const dialogOpened = page.waitForEvent('dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Verwijderen', exact: true })
    .click({ noWaitAfter: true });
  const alert = await dialogOpened;
  expect(alert.message()).toContain('kon niet worden verwijderd');
  await alert.accept();
  await expect(row).toBeVisible();
});
