import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Requests the link five times, as mail scanners do, before the page opens it. */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  for (let time = 0; time < 5; time++) {
    const response = await page.request.get(pathname + search);
    expect(response.status()).toBe(200);
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
  }
  await page.goto(pathname + search);
}
