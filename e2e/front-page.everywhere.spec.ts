import { expect, expectAccessible, test } from './support/test.ts';

test('a stranger sees the front page, complete without script', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await withoutScript.close();
});
