import { expect, test } from './support/test.ts';

test('the API document can be read in a browser under its strict content policy and without requests to other hosts (spec D3.6)', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Lavender API');
  await page.locator('.opblock-tag').filter({ hasText: 'Account' }).first().click();
  await expect(page.locator('.opblock').first()).toBeVisible();
  await page.locator('#operations-Account-postSignup .opblock-summary-control').click();
  await expect(page.getByText('Sign-up step 1: check the form').last()).toBeVisible();
  const { scrolled, shown } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    shown: window.innerWidth,
  }));
  expect(scrolled).toBeLessThanOrEqual(shown);
  expect(foreign).toEqual([]);
});
