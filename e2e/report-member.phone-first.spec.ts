import { openTestDatabase } from './support/database.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member reports and blocks another: refused at the field first, then confirmed by page and email (spec D2.27)', async ({
  page,
  context,
  baseURL,
}) => {
  const [me, other] = [await newMember(), await newMember({ name: 'Otto', aboutMe: 'Send me money.' })];
  await logIn(context, me, baseURL ?? '');
  await page.goto(`/members/${other.profileId}`);
  const openReport = async () => {
    await page.getByRole('button', { name: 'Meer over Otto' }).click();
    await page.getByRole('button', { name: 'Otto melden' }).click();
  };
  await openReport();
  const dialog = page.getByRole('dialog', { name: 'Otto melden' });
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(dialog.getByText('Kies wat er aan de hand is')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Schrijf 5 tot 2.000 tekens/);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Chantage of afpersing' }).check();
  await expect(dialog.getByText('Bel 112')).toBeVisible();
  await dialog.getByRole('textbox').fill('Hij wil geld, anders stuurt hij een foto door.');
  await page.keyboard.press('Escape');
  await openReport();
  await expect(dialog.getByRole('textbox')).toHaveValue(/Hij wil geld/);
  await dialog.getByRole('checkbox', { name: 'Otto ook blokkeren' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  const sent = page.getByRole('dialog', { name: 'We hebben je melding' });
  const reference = (await sent.locator('strong').textContent()) ?? '';
  expect(reference).toMatch(/^[0-9A-F]{8}$/);
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Klaar' }).click();
  await expect(sent).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deblokkeren' })).toBeVisible();
  expect((await emailTo(me.email)).subject).toBe(`We hebben je melding ontvangen (${reference})`);
  const db = openTestDatabase();
  try {
    const { id } = await db
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', me.accountId)
      .where('reported_id', '=', other.accountId)
      .executeTakeFirstOrThrow();
    expect(id.slice(-8).toUpperCase()).toBe(reference);
  } finally {
    await db.destroy();
  }
  const blocked = await (await context.request.get('/api/block.php')).json();
  expect(blocked.profiles).toMatchObject([{ id: other.profileId }]);
  await page.goto('/settings/blocked');
  await page.getByRole('button', { name: 'Otto melden' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('checkbox'), 'a blocked member is not blocked again').toHaveCount(0);
});
