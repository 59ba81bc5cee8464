import type { Page } from '@playwright/test';

/**
 * By how many CSS pixels the page is wider than the screen. Measured with the width of the layout, because a phone
 * enlarges `innerWidth` for a page that is too wide.
 * @spec 2.2
 */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
