import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

const knownPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

const knownPath = knownPaths.find(existsSync);
/** The headless shell shows no notifications, has no windows of apps and does not judge whether an app can be installed. */
export const isFullBrowser = knownPath !== undefined;

/**
 * A whole Chromium, which shows notifications; the headless shell refuses them. Where there is none, the tests show
 * them in a fake (`support/service-worker.ts`).
 */
export const fullBrowser = {
  executablePath: knownPath ?? process.env.CHROMIUM_PATH,
  args: ['--headless=new', ...(isRoot ? ['--no-sandbox'] : [])],
};

/**
 * Runs `use` in the window of an app, which has standalone display, and outside private browsing, where browsers
 * install no apps.
 */
export async function inAppWindow(
  baseURL: string,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const args = [...fullBrowser.args, `--app=${baseURL}/login`];
  const options = { ...fullBrowser, args, baseURL, locale: 'nl-NL' };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    if (isFullBrowser) await page.waitForLoadState();
    else await replaceBlankPage(page, `${baseURL}/login`);
    await ensureStandalone(page);
    await use(page, context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Like a window of an app, the page then has no earlier page to go back to. */
async function replaceBlankPage(page: Page, address: string): Promise<void> {
  await page.evaluate(url => location.replace(url), address);
  await page.waitForURL(address);
}

async function ensureStandalone(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)) return;
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = query => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}
