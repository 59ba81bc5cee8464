import type { APIRequestContext, APIResponse, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** A network of its own, because the sign-ups of a network are limited and the tests share one. */
const ownNetwork = () => ({ 'x-forwarded-for': `198.51.100.${1 + Math.floor(Math.random() * 250)}` });

export async function openPageWithoutScript(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'nl-NL',
    javaScriptEnabled: false,
    extraHTTPHeaders: ownNetwork(),
  });
  return context.newPage();
}

/** Checks the document of `plain` in `page`, because the checker needs script. */
export async function expectAccessibleWithoutScript(plain: Page, page: Page): Promise<void> {
  const body = (await plain.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const contentType = 'text/html; charset=utf-8';
  await page.route(
    ({ href }) => href === plain.url(),
    route => route.fulfill({ body, contentType }),
    { times: 1 },
  );
  await page.goto(plain.url());
  await expectAccessible(page);
}

/** Answers the first question of the sign-up on a landing page, whatever its texts are. */
export async function answerOnLandingPage(page: Page, name: string): Promise<void> {
  await page.goto('/landers/video');
  const form = page.locator('form[action="/signup"]');
  await form.locator('[name=name]').fill(name);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/signup$/);
}

/** The address at which a request without a browser reaches a site, and the headers that name the site. */
export function reachSite(address: string): { url: string; headers: Record<string, string> } {
  const { host, hostname, origin } = new URL(address);
  const headers = { ...ownNetwork(), host, origin, 'accept-language': 'nl' };
  return { url: address.replace(hostname, '127.0.0.1'), headers };
}

/** Sends a form as a page of the same site does, and follows no redirect. */
export function sendForm(
  request: APIRequestContext,
  address: string,
  fields: Record<string, string> | URLSearchParams,
): Promise<APIResponse> {
  const { url, headers } = reachSite(address);
  return request.post(url, {
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(fields).toString(),
    maxRedirects: 0,
  });
}

/** The hidden fields of the page's form, in order. */
export const hiddenFields = (html: string): [name: string, value: string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
