import type { Locator, Page } from '@playwright/test';

/** What a page is about: its one heading of the first level. */
export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
