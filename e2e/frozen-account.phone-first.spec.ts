import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member whose account is frozen reads so on every page, since when, why, and what to do (spec D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
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
  await banner.getByRole('link', { name: 'Een vergissing? Laat het ons weten' }).click();
  await expect(page).toHaveURL(/\/complaints$/);
});
