import type { Locator, Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const stored = async (page: Page) =>
  (await (await page.context().request.get('/api/profile.php')).json()).profile;
const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' });

async function choose(page: Page, field: string, answer: string) {
  await row(page, field).click();
  await dialog(page).getByRole('button', { name: answer, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, field)).toContainText(answer);
}

test('a member fills the profile field by field and undoes unwanted changes (spec 2.9, 3.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Pieter' }), baseURL ?? '');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Je profiel: 0 van 5' })).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'Hier voor', 'Vriendschap');
  await choose(page, 'Tatoeages', 'Veel');
  await choose(page, 'Tatoeages', 'Geen');
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Tatoeages')).toContainText('Veel');
  expect((await stored(page)).tattoos).toBe('many');
  await row(page, 'Tatoeages').click();
  await dialog(page).getByRole('button', { name: 'Zeg ik liever niet' }).click();
  await expect(row(page, 'Tatoeages')).toContainText('Vul in');

  await row(page, 'Woonplaats').click();
  await dialog(page).getByRole('combobox').fill('haarl');
  await dialog(page)
    .getByRole('option', { name: /^Haarlem/ })
    .first()
    .click();
  await expect(row(page, 'Woonplaats')).toContainText('Haarlem');
  await expect(row(page, 'Provincie')).toContainText('Noord-Holland');

  await row(page, 'Interesses').click();
  for (const interest of ['Koken', 'Thee', 'Strand'])
    await dialog(page)
      .locator('label', { hasText: new RegExp(`^${interest}$`) })
      .click();
  await expectAccessible(page);
  await expect
    .poll(async () => (await stored(page)).interests.toSorted())
    .toEqual(['beach', 'cooking', 'tea']);
  await expect(row(page, 'Interesses')).toContainText('Koken');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, 'Interesses')).toContainText('Vul in');
  expect((await stored(page)).interests).toEqual([]);
  const changes = /\/api\/profile\.php$/;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(changes, async route => {
    if (route.request().method() !== 'GET') await released;
    await route.continue();
  });
  await row(page, 'Interesses').click();
  await dialog(page)
    .locator('label', { hasText: /^Thee$/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Klaar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
  release();
  const back = page.waitForResponse(
    response => response.request().postData()?.includes('_removed":["tea"]') ?? false,
  );
  await undo(page).click();
  await back;
  await expect(row(page, 'Interesses')).toContainText('Vul in');
  expect((await stored(page)).interests).toEqual([]);
  // Lets pending requests end before their routes are removed.
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  await choose(page, 'Hier voor', 'Dates');
  await expect(page.getByRole('heading', { name: 'Je profiel: 2 van 5' })).toBeVisible();
});

test('a refusal is shown at its field, and typed text is never lost (spec 3.2, 5)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Pieter' }), baseURL ?? '');
  await page.goto('/profile');
  await row(page, 'Profielnaam').click();
  await dialog(page).getByRole('textbox').fill('@pieter');
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog(page).getByRole('textbox')).toHaveAccessibleDescription(/mag niet beginnen met een @/);
  await expectAccessible(page);
  await dialog(page).getByRole('textbox').fill('Pieter 06 1234 5678');
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog(page).getByRole('textbox')).toHaveAccessibleDescription(/zonder e-mailadres, nummer/);
  await dialog(page).getByRole('textbox').fill('Pieter van toen');
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(row(page, 'Profielnaam')).toContainText('Pieter van toen');

  await row(page, 'Over mij').click();
  const text = 'Kookt graag, en nooit voor een. 👨‍👩‍👧‍👦';
  await dialog(page).getByRole('textbox').fill(text);
  await page.goBack();
  await expect(row(page, 'Over mij')).toContainText('Nog niet opgeslagen');
  await page.reload();
  await row(page, 'Over mij').click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue(text);
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(row(page, 'Over mij')).not.toContainText('Nog niet opgeslagen');
  expect((await stored(page)).about_me).toBe(text);

  await row(page, 'Geboortedatum').click();
  await dialog(page)
    .getByRole('textbox', { name: 'Jaar' })
    .fill(String(new Date().getFullYear() - 10));
  await dialog(page).getByRole('button', { name: 'Geboortedatum verbeteren' }).click();
  await expect(dialog(page).getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Jaar' }).fill('1991');
  await dialog(page).getByRole('button', { name: 'Geboortedatum verbeteren' }).click();
  await expect(row(page, 'Geboortedatum')).toContainText('17 mei 1991');
  await row(page, 'Geboortedatum').click();
  await expect(dialog(page)).toContainText('Je hebt hem al een keer verbeterd');
  await page.keyboard.press('Escape');
});
