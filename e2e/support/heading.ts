import type { Locator, Page } from '@playwright/test';

/** The only heading of level 1. */
export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
