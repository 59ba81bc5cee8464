import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/gate/browser.ts';
import { type Benchmark, boundMeasurement, type Measurement } from '../benchmark.ts';
import { interactionMeasurements } from '../support/interactions.ts';
import { lighthouseMeasurements } from '../support/lighthouse.ts';
import { kilobytes, resourcesOf } from '../support/loaded-resources.ts';
import { logInMembers } from '../support/members.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'nl-NL' };
const LIGHT_PAGES = ['/', '/lang-config', '/pricing', '/pages/terms', '/pages/faq'];
const VISITORS_PAGES = ['/login', '/signup'];
const MEMBERS_PAGES = ['/chats', '/likes', '/profile', '/premium', '/credits', '/settings', '/complaints'];

/** In ms and without unit; Lighthouse's phone has slow 4G and a processor slowed down four times. */
const MEMBERS_BOUNDS = { largestPaint: 1_800, layoutShift: 0.02 };
/** The `noindex` of `/members` misses the goal of SEO, and stays. */
const LIGHTHOUSE_PAGES = [
  { path: '/', atLeast: 0.95, runs: 3 },
  { path: '/pages/terms', atLeast: 0.95, runs: 3 },
  { path: '/members', atLeast: 0.95, runs: 3, bounds: MEMBERS_BOUNDS },
];

/** @spec P9 */
export const sizeBenchmark: Benchmark = {
  id: 'P9',
  title: 'Script, styles and fonts before the first touch (gzip), interactions, and Lighthouse',
  async measure({ smallest: { url }, serve }) {
    await using app = await serve('serve-app.ts', url);
    const [member] = await logInMembers(url, 1);
    const executablePath = await findBrowser();
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    await using browser = await chromium.launch({ executablePath, args });
    const measurements: Measurement[] = [];
    const open = async (path: string, secret?: string) => {
      const context = await browser.newContext(PHONE);
      if (secret) await context.addCookies([{ name: 'session', value: secret, url: app.url }]);
      const loaded = await resourcesOf(await context.newPage(), app.url + path);
      await context.close();
      return loaded;
    };
    const measure = async (label: string, addresses: string[], bound: number) =>
      void measurements.push(boundMeasurement(label, await kilobytes(app, addresses), bound, 'kB'));
    for (const path of LIGHT_PAGES) await measure(`script of ${path}`, (await open(path)).script, 10);
    const members = await open('/members', member?.secret);
    await measure('script of /members', members.script, 170);
    await measure('styles of /members', members.stylesheet, 30);
    await measure('fonts of /members', members.font, 60);
    for (const path of [...VISITORS_PAGES, ...MEMBERS_PAGES]) {
      const secret = VISITORS_PAGES.includes(path) ? undefined : member?.secret;
      const { script, stylesheet } = await open(path, secret);
      const further = script.filter(address => !members.script.includes(address));
      await measure(`further script of ${path}`, further, 40);
      await measure(`styles of ${path}`, stylesheet, 30);
    }
    measurements.push(...(await interactionMeasurements(browser, app.url, url)));
    return [
      ...measurements,
      ...(await lighthouseMeasurements(executablePath, args, app.url, LIGHTHOUSE_PAGES)),
    ];
  },
};
