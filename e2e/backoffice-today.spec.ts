import { readFile } from 'node:fs/promises';
import { openTestDatabase } from './support/database.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Figures of the last week, as the job counts them. */
async function insertFigures(): Promise<void> {
  const db = openTestDatabase();
  try {
    const rows = Array.from({ length: 7 }, (_, index) => {
      const day = new Date(Date.now() - index * 86_400_000).toISOString().slice(0, 10);
      const row = (figure: string, value: number, part = '') => ({
        ...{ site_id: 1, day, figure, value, part, counted_at: new Date() },
      });
      return [
        row('sign_ups', 7 + index),
        row('confirmed', 5 + index),
        row('active', 100 - index),
        row('revenue', 12_345, 'EUR'),
        row('response_median', 20),
        row('response_slow', 140),
      ];
    }).flat();
    await db
      .insertInto('daily_figures')
      .values(rows)
      .onConflict(conflict =>
        conflict
          .columns(['site_id', 'day', 'figure', 'part'])
          .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
      )
      .execute();
  } finally {
    await db.destroy();
  }
}

test('today shows what waits and the figures as charts, with their numbers and as CSV (spec D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertFigures();
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice?days=7');
  await expect(page.getByRole('heading', { name: 'Wat er wacht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meldingen' }).last()).toBeVisible();
  const chart = page.getByRole('figure').filter({ hasText: 'Aanmeldingen' });
  const drawing = chart.getByRole('img', { name: 'Aanmeldingen' });
  await expect(drawing.locator('path').first()).toBeAttached();
  await expectAccessible(page);

  await test.step('the numbers are behind a button', async () => {
    const button = chart.getByRole('button', { name: 'Cijfers tonen' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(chart.getByRole('table', { name: 'Aanmeldingen' }).locator('tbody tr')).toHaveCount(7);
    await expect(chart.getByRole('button', { name: 'Cijfers verbergen' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the file has the same numbers', async () => {
    const downloading = page.waitForEvent('download');
    await chart.getByRole('link', { name: 'Downloaden als CSV' }).click();
    const download = await downloading;
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect([lines[0], lines.length]).toEqual(['day,sign_ups,confirmed', 8]);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,13,11$/);
  });

  await test.step('another period moves nothing', async () => {
    const before = await chart.boundingBox();
    await page.getByRole('link', { name: '90 dagen' }).click();
    await expect(page).toHaveURL('/backoffice?days=90');
    await expect(chart.getByRole('table').locator('tbody tr')).toHaveCount(90);
    expect((await chart.boundingBox())?.y).toBe(before?.y);
  });
});

test('a chart of other roles is not shown (spec D2.33)', async ({ page, context, baseURL }) => {
  await logInNewStaff(context, baseURL, { roles: ['support'] });
  await page.goto('/backoffice');
  await expect(page.getByRole('figure').filter({ hasText: 'Actieve leden' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Omzet' })).toHaveCount(0);
});
