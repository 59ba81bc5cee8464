import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an icebreaker fills the composer, an emoji is inserted at the caret, a GIF is found, sent for its price and seen by the recipient (spec 1.2, 2.9)', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const koen = await newMember({ name: 'Koen', credits: 6 });
  const ruud = await newMember({ name: 'Ruud' });
  await logIn(context, koen, baseURL ?? '');
  await page.goto(`/members/${ruud.profileId}/chat`);
  const field = page.getByRole('textbox', { name: 'Bericht aan Ruud' });

  await page.getByRole('button', { name: 'Help me op weg' }).click();
  const icebreakers = page.getByRole('dialog', { name: 'Hoe begin je met Ruud?' });
  const first = icebreakers.getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveText(/\?/);
  await expectAccessible(page);
  const icebreakerText = (await first.textContent()) ?? '';
  await first.click();
  await expect(icebreakers).toBeHidden();
  await expect(field).toHaveValue(icebreakerText);
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Help me op weg' })).toBeHidden();
  await expect(page.getByText('Je hebt nog 6 credits')).toBeVisible();

  await field.fill('ab');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(1, 1));
  const open = page.getByRole('button', { name: 'Emoji of GIF kiezen' });
  await open.click();
  const picker = page.getByRole('dialog', { name: 'Emoji en GIF’s' });
  await expectAccessible(page);
  await expect(picker.getByText('Smileys en emoties')).toBeVisible();
  await picker.getByRole('searchbox', { name: 'Zoek een emoji' }).fill('hond');
  await picker.getByRole('gridcell', { name: 'hondengezicht' }).click();
  await expect(picker).toBeHidden();
  await expect(field).toHaveValue('a🐶b');
  await expect(field).toBeFocused();

  await open.click();
  await expect(picker.getByRole('region', { name: 'Recent' }).getByRole('button')).toHaveText('🐶');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await picker.getByRole('tab', { name: 'GIF' }).click();
  await expect(picker.getByRole('listitem')).toHaveCount(16);
  await picker.getByRole('searchbox', { name: 'Zoek een GIF' }).fill('koff');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: 'Koffie' }).click();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Verstuur: 1 credit, gratis gekregen' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'GIF: Koffie' })).toBeVisible();
  await expect(page.getByText('Je hebt nog 5 credits')).toBeVisible();
  await expect(field).toHaveValue('a🐶b');

  const recipientContext = await browser.newContext({ reducedMotion: 'reduce' });
  await logIn(recipientContext, ruud, baseURL ?? '');
  const recipientPage = await recipientContext.newPage();
  await recipientPage.goto('/chats');
  await recipientPage.getByRole('link', { name: /Koen.*GIF: Koffie/s }).click();
  const shown = recipientPage.getByRole('main').getByRole('img', { name: 'GIF: Koffie' });
  await expect(shown).toHaveAttribute('src', /own-coffee\/still$/);
  await recipientPage.getByRole('button', { name: 'Koffie afspelen' }).click();
  await expect(shown).toHaveAttribute('src', /own-coffee\/moving$/);
  await expectAccessible(recipientPage);
  await recipientContext.close();
});
