import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('every settings page has its title, a back link, and fits at 320 px with text of twice the size (spec 2.9, look)', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  await logIn(context, await newMember(), baseURL ?? '');
  // In discreet mode, the quick-exit button leaves the least room in the bar.
  await page.request.put('/api/discretion.php', {
    data: { discreet: true },
    headers: { origin: baseURL ?? '' },
  });
  await page.goto('/settings');
  const rows = page.getByRole('navigation', { name: 'Instellingen' }).getByRole('listitem').getByRole('link');
  const hrefs = await rows.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  // The page of safety tips is for everybody, and has no way back to the settings.
  const paths = hrefs.filter(path => path !== '/safety');
  expect(paths.length).toBeGreaterThanOrEqual(12);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const path of ['/settings', ...paths]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height });
    await expectFit(page, path);
    if (path !== '/settings')
      await expect(page.getByRole('main').getByRole('link', { name: 'Instellingen' })).toBeVisible();
    await page.setViewportSize({ width: Math.min(width, 390), height });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expectFit(page, path);
    await page.setViewportSize({ width, height });
  }
});

const expectFit = async (page: Page, path: string) =>
  expect.poll(() => horizontalOverflow(page), { message: path }).toBeLessThanOrEqual(0);
