import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/gate/browser.ts';
import { type Benchmark, boundMeasurement, type Measurement } from '../benchmark.ts';
import type { ChildServer } from '../support/child-server.ts';
import { lighthouseMeasurements } from '../support/lighthouse.ts';
import { logInMembers } from '../support/members.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'nl-NL' };
const LIGHT_PAGES = ['/', '/lang-config', '/pricing', '/pages/terms', '/pages/faq'];
const OTHER_PAGES = [
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

type ResourceKind = 'script' | 'stylesheet' | 'font';
type LoadedResources = Record<ResourceKind, string[]>;

/** @spec P9 */
export const sizeBenchmark: Benchmark = {
  id: 'P9',
  title: 'Script, styles and fonts before the first touch (gzip), and Lighthouse',
  async measure({ smallest: { url }, serve }) {
    const app = await serve('serve-app.ts', url);
    const [member] = await logInMembers(url, 1);
    const executablePath = await findBrowser();
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const measurements: Measurement[] = [];
      const open = async (path: string, secret?: string) => {
        const context = await browser.newContext(PHONE);
        if (secret) await context.addCookies([{ name: 'session', value: secret, url: app.url }]);
        const loaded = await resourcesOf(await context.newPage(), app.url + path);
        await context.close();
        return loaded;
      };
      for (const path of LIGHT_PAGES) {
        const { script } = await open(path);
        measurements.push(boundMeasurement(`script of ${path}`, await kilobytes(app, script), 10, 'kB'));
      }
      const members = await open('/members', member?.secret);
      measurements.push(
        boundMeasurement('script of /members', await kilobytes(app, members.script), 200, 'kB'),
      );
      measurements.push(
        boundMeasurement('styles of /members', await kilobytes(app, members.stylesheet), 30, 'kB'),
      );
      measurements.push(boundMeasurement('fonts of /members', await kilobytes(app, members.font), 60, 'kB'));
      for (const path of OTHER_PAGES) {
        const forVisitors = path === '/login' || path === '/signup';
        const { script, stylesheet } = await open(path, forVisitors ? undefined : member?.secret);
        const further = script.filter(address => !members.script.includes(address));
        measurements.push(
          boundMeasurement(`further script of ${path}`, await kilobytes(app, further), 40, 'kB'),
        );
        measurements.push(boundMeasurement(`styles of ${path}`, await kilobytes(app, stylesheet), 30, 'kB'));
      }
      return [...measurements, ...(await lighthouseMeasurements(executablePath, args, app.url))];
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};

async function resourcesOf(page: Page, url: string): Promise<LoadedResources> {
  const loaded: LoadedResources = { script: [], stylesheet: [], font: [] };
  page.on('response', response => {
    const kind = response.request().resourceType();
    if (kind in loaded) loaded[kind as ResourceKind].push(response.url());
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  return loaded;
}

/** Sums the transferred sizes, with text compressed by gzip. */
async function kilobytes(app: ChildServer, addresses: string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map(address => weightOf(app, address)));
  return weights.reduce((sum, weight) => sum + weight, 0) / 1_000;
}

async function weightOf(app: ChildServer, address: string): Promise<number> {
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
