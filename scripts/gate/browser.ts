import { existsSync } from 'node:fs';
import { StartError } from '../../src/server/platform/start-error.ts';
import { npmBrowser } from './npm-browser.ts';

// The headless shell comes first, because it needs less processor time.
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a browser. If there is none, installs one from npm.
 * @throws StartError if CHROMIUM_PATH names a missing file, or if no browser can be installed
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new StartError(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = named ?? knownPaths.find(existsSync) ?? (await playwrightBrowser());
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return npmBrowser();
  throw new StartError('There is no Chromium or Chrome here: install one, or name one by CHROMIUM_PATH.');
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
