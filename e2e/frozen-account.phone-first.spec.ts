import { openTestDatabase } from './support/database.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member whose account is frozen reads so on every page, since when, why, and what to do (spec D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  const [member, piet] = [await newMember(), await newMember({ name: 'Piet' })];
  const conversation = await insertMessages({ from: piet, to: member, texts: ['Dag Thijs'] });
  const db = openTestDatabase();
  try {
    await db
      .updateTable('accounts')
      .set({ frozen_at: new Date(), frozen_reason: 'Drie leden zeggen dat je om geld vroeg.' })
      .where('id', '=', member.accountId)
      .execute();
  } finally {
    await db.destroy();
  }
  await logIn(context, member, baseURL ?? '');
  const banner = page.getByRole('region', { name: 'Je account staat stil' });
  for (const path of ['/members', '/chats', '/settings']) {
    await page.goto(path);
    await expect(banner).toContainText('Drie leden zeggen dat je om geld vroeg.');
    await expect(banner).toContainText(/Je account staat sinds .+ stil/);
    await expectAccessible(page);
  }
  await page.goto(`/chats/${conversation}`);
  const composer = page.getByRole('textbox', { name: /^Bericht aan / });
  await expect(composer).toBeInViewport();
  await expect(banner).toBeInViewport();
  const line = banner.getByText('je kunt alleen lezen');
  if (await line.isVisible()) {
    await line.click();
    await expect(composer).toBeInViewport();
  }
  await expect(banner).toContainText('Drie leden zeggen dat je om geld vroeg.');
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'Een vergissing? Laat het ons weten' }).click();
  await expect(page).toHaveURL(/\/complaints$/);
});

test('a member whose account is frozen is offered no way to write, and no price (spec D5.10, 5.9)', async ({
  page,
  context,
  baseURL,
}) => {
  const [member, other] = [await newMember(), await newMember({ name: 'Otto' })];
  const db = openTestDatabase();
  await db
    .updateTable('accounts')
    .set({ frozen_at: new Date() })
    .where('id', '=', member.accountId)
    .execute();
  await db.destroy();
  await logIn(context, member, baseURL ?? '');
  await page.goto(`/members/${other.profileId}/chat`);
  await expect(page.getByRole('textbox', { name: 'Bericht aan Otto' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Verstuur/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help me op weg' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Bevestig eerst je e-mailadres')).toHaveCount(0);
});
