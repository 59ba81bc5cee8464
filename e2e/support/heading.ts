import type { Locator, Page } from '@playwright/test';

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
