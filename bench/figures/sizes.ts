import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/gate/browser.ts';
import { boundReading, type Figure, type Reading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { lighthouseReadings } from '../support/lighthouse.ts';
import { logIn } from '../support/members.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'nl-NL' };
const LIGHT = ['/', '/lang-config', '/pricing', '/pages/terms', '/pages/faq'];
const FURTHER = [
  '/chats',
  '/likes',
  '/profile',
  '/login',
  '/signup',
  '/premium',
  '/credits',
  '/settings',
  '/complaints',
];

type Kind = 'script' | 'stylesheet' | 'font';
/** Addresses of what a page loaded before anybody touched it, by kind. */
type Loaded = Record<Kind, string[]>;

/** P9: what travels before the first touch, gzip, and what Lighthouse says of the pages on a phone. */
export const sizes: Figure = {
  id: 'P9',
  title: 'Script, styles and fonts before the first touch (gzip), and Lighthouse',
  async measure({ smallest: { url }, serve }) {
    const app = await serve('serve-app.ts', url);
    const [member] = await logIn(url, 1);
    const executablePath = await findBrowser();
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const readings: Reading[] = [];
      const open = async (path: string, secret?: string) => {
        const context = await browser.newContext(PHONE);
        if (secret) await context.addCookies([{ name: 'session', value: secret, url: app.url }]);
        const loaded = await loadedBy(await context.newPage(), app.url + path);
        await context.close();
        return loaded;
      };
      for (const path of LIGHT) {
        const { script } = await open(path);
        readings.push(boundReading(`script of ${path}`, await kilobytes(app, script), 10, 'kB'));
      }
      const members = await open('/members', member?.secret);
      readings.push(boundReading('script of /members', await kilobytes(app, members.script), 200, 'kB'));
      readings.push(boundReading('styles of /members', await kilobytes(app, members.stylesheet), 30, 'kB'));
      readings.push(boundReading('fonts of /members', await kilobytes(app, members.font), 60, 'kB'));
      for (const path of FURTHER) {
        const visitors = path === '/login' || path === '/signup';
        const { script, stylesheet } = await open(path, visitors ? undefined : member?.secret);
        const further = script.filter(address => !members.script.includes(address));
        readings.push(boundReading(`further script of ${path}`, await kilobytes(app, further), 40, 'kB'));
        readings.push(boundReading(`styles of ${path}`, await kilobytes(app, stylesheet), 30, 'kB'));
      }
      return [...readings, ...(await lighthouseReadings(executablePath, args, app.url))];
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};

async function loadedBy(page: Page, url: string): Promise<Loaded> {
  const loaded: Loaded = { script: [], stylesheet: [], font: [] };
  page.on('response', response => {
    const kind = response.request().resourceType();
    if (kind in loaded) loaded[kind as Kind].push(response.url());
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  return loaded;
}

/** What these files weigh on the line to a browser that reads gzip only. */
async function kilobytes(app: Child, addresses: string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map(address => weightOf(app, address)));
  return weights.reduce((sum, weight) => sum + weight, 0) / 1_000;
}

async function weightOf(app: Child, address: string): Promise<number> {
  const { Pool } = await import('undici');
  const pool = new Pool(app.url);
  const { body, headers } = await pool.request({
    path: new URL(address).pathname,
    method: 'GET',
    headers: { 'accept-encoding': 'gzip' },
  });
  const bytes = (await body.arrayBuffer()).byteLength;
  await pool.close();
  const isText = /javascript|css|json/.test(String(headers['content-type']));
  if (isText && bytes > 2_000 && headers['content-encoding'] !== 'gzip')
    throw new Error(`${address} travels uncompressed`);
  return bytes;
}
