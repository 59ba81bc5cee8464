import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 429 \([\w ]+\) \S+\/(members|api\/members\.php)(\?\S*)?$/ });

test('a member who has seen the hourly number of cards sees when more are shown, and that everything else works (spec D2.41)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ name: 'Veel' });
  await logIn(context, member, baseURL ?? '');
  const db = openTestDatabase();
  try {
    const resets_at = new Date(Date.now() + 24 * 60_000);
    const key = `lavender cards hour ${member.accountId}`;
    await db.insertInto('rate_limits').values({ key, hits: 1_500, resets_at }).execute();
  } finally {
    await db.destroy();
  }
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Over 2[34] minuten kun je verder/);
  await expect(page.getByText('De rest van de site werkt gewoon.')).toBeVisible();
  await expect(page.getByText('Het ligt aan ons')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Opnieuw proberen' })).toHaveCount(0);
  await expectAccessible(page);
});

test('opening a search loads one page of cards, and scrolling loads the next (look: speed)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const queries: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/members.php')) queries.push(new URL(request.url()).search);
  });
  await page.goto('/members');
  await page.waitForLoadState('networkidle');
  expect(queries).toEqual([]);
  const pages = page.getByRole('navigation', { name: 'Pagina’s' });
  await pages.scrollIntoViewIfNeeded();
  await expect.poll(() => queries).toEqual(['?page=2']);
});
