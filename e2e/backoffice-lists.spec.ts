import { randomUUID } from 'node:crypto';
import { openTestDatabase } from './support/database.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

/** Codes of a site of their own, so that no other test adds any. */
async function createCodes(siteId: number): Promise<void> {
  const db = openTestDatabase();
  try {
    const codes = Array.from({ length: 60 }, (_, n) => `SORT${String(n).padStart(2, '0')}`);
    const values = codes.map((code, n) => ({
      ...{ site_id: siteId, code, value_percentage: 5, status: 'active', id: randomUUID() },
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n % 7)),
    }));
    await db.insertInto('discount_codes').values(values).execute();
  } finally {
    await db.destroy();
  }
}

test('a list is ordered by the heads of its columns, by keyboard and on a phone, and its address holds the order (spec D5.10, U1)', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, address } = await openTestSite('ordered-lists', { name: 'Ordered Lists' }, baseURL ?? '');
  await createCodes(id);
  await logInNewStaff(context, address, { siteId: id });
  await page.goto(`${address}/backoffice/money/codes`);
  const rows = page.getByRole('table', { name: 'Kortingscodes' }).locator('tbody tr');
  const head = page.getByRole('columnheader', { name: 'Code', exact: true });
  const button = head.getByRole('button');
  await test.step('by keyboard', async () => {
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(head).toHaveAttribute('aria-sort', 'ascending', { timeout: 2_000 });
    }).toPass();
    await expect(rows.first()).toContainText('SORT00');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/[?&]sort=code_desc/);
    await expect(rows.first()).toContainText('SORT59');
    await expect(button).toBeFocused();
    await expectAccessible(page);
  });
  await test.step('the order stays with a filter, in the next page and after a reload', async () => {
    await page.getByLabel('Status').selectOption('active');
    await expect(page).toHaveURL(/status=active/);
    await expect(page).toHaveURL(/sort=code_desc/);
    await page.reload();
    await expect(rows.first()).toContainText('SORT59');
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(60);
    await expect(rows.last()).toContainText('SORT00');
    await page.getByRole('link', { name: 'Filters wissen' }).click();
    await expect(page).toHaveURL(/codes\?sort=code_desc$/);
  });
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const order = page.getByLabel('Volgorde');
    await expect(order).toHaveValue('code_desc');
    await expect(button).toBeHidden();
    await order.focus();
    await order.selectOption('code_asc');
    await expect(rows.first()).toContainText('SORT00');
    await expect(order).toBeFocused();
    await expectAccessible(page);
    await order.selectOption('made_desc');
    await expect(page).toHaveURL(/codes$/);
  });
});
