import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a mailed link as its receiver does, after five programs that look at links did. */
export async function openMailed(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  for (let time = 0; time < 5; time++) {
    const answer = await page.request.get(pathname + search);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  }
  await page.goto(pathname + search);
}
