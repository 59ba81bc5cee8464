import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a gift is chosen on the page of a member, costs what the button says, and reaches the recipient at once (spec 1.2, D2.11)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const koen = await newMember({ name: 'Koen', credits: 0, purchasedCredits: 6 });
  const ruud = await newMember({ name: 'Ruud' });
  await logIn(context, koen, baseURL ?? '');
  const recipientContext = await browser.newContext();
  await logIn(recipientContext, ruud, baseURL ?? '');
  const recipientPage = await recipientContext.newPage();
  await recipientPage.goto('/chats');

  await page.goto(`/members/${ruud.profileId}`);
  // Waits for hydration, so that the click comes before the press of Escape.
  await page.waitForLoadState('networkidle');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/gift-dialog-*', route => released.then(() => route.continue()));
  await page.getByRole('button', { name: 'Geef Ruud een cadeau' }).click();
  await page.keyboard.press('Escape');
  const moduleResponse = page.waitForResponse(/gift-dialog-\S+\.js/);
  release();
  await page.evaluate(async moduleUrl => {
    await import(moduleUrl);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, (await moduleResponse).url());
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Geef Ruud een cadeau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Geef Ruud een cadeau' });
  await expect(dialog.getByRole('radio')).toHaveCount(12);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Vuurwerk/ }).check();
  await expect(dialog.getByText('Je hebt onvoldoende credits')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Credits bekijken' })).toBeVisible();
  await dialog.getByRole('radio', { name: /Knuffelbeer/ }).check();
  const give = dialog.getByRole('button', { name: 'Geef Knuffelbeer: 5 credits, € 5,00' });
  await context.setOffline(true);
  await give.click();
  await expect(dialog.getByRole('alert')).toHaveText('We zijn even niet bereikbaar. Probeer het zo opnieuw.');
  await context.setOffline(false);
  await give.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Je hebt Ruud een cadeau gegeven: Knuffelbeer.')).toBeVisible();

  await recipientPage.getByRole('link', { name: /Koen/ }).click();
  await expect(recipientPage.getByRole('main').getByText('Knuffelbeer')).toBeVisible();
  await expectAccessible(recipientPage);
  await page.goto(`/members/${ruud.profileId}/chat`);
  await expect(page.getByText('Je hebt nog 1 credit')).toBeVisible();
  await page.getByRole('button', { name: 'Geef Ruud een cadeau' }).click();
  await dialog.getByRole('radio', { name: /Roos/ }).check();
  await dialog.getByRole('button', { name: /^Geef Roos: 1 credit/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Roos', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Je hebt Ruud een cadeau gegeven/)).toHaveCount(0);
  await recipientContext.close();
});
