import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/gate/browser.ts';
import { landerNames, memberLanderNames } from '../../src/contract/landers.ts';
import { type Benchmark, boundMeasurement, type Measurement } from '../benchmark.ts';
import { lighthouseMeasurements } from '../support/lighthouse.ts';
import { kilobytes, resourcesOf } from '../support/loaded-resources.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'nl-NL' };
/** Shows the default page of each member's landing page. */
const NO_MEMBER = '00000000-0000-4000-8000-000000000000';
const PATHS = [
  ...landerNames.map(name => `/landers/${name}`),
  ...memberLanderNames.map(name => `/members/${NO_MEMBER}/${name}`),
];
/** In ms and without unit; the spec of landing pages. */
const BOUNDS = { largestPaint: 2_500, layoutShift: 0.02 };

/** @spec P16 */
export const landingPageBenchmark: Benchmark = {
  id: 'P16',
  title: 'Landing pages: script and pictures before the first touch (gzip), and Lighthouse on a phone',
  async measure({ smallest: { url }, serve }) {
    await using app = await serve('serve-app.ts', url);
    const executablePath = await findBrowser();
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const measurements: Measurement[] = [];
    await using browser = await chromium.launch({ executablePath, args });
    for (const path of PATHS) {
      const context = await browser.newContext(PHONE);
      const { script, image } = await resourcesOf(await context.newPage(), app.url + path);
      await context.close();
      measurements.push(boundMeasurement(`script of ${path}`, await kilobytes(app, script), 10, 'kB'));
      measurements.push(boundMeasurement(`pictures of ${path}`, await kilobytes(app, image), 400, 'kB'));
    }
    const pages = PATHS.map(path => ({ path, atLeast: 0.95, runs: 1, bounds: BOUNDS }));
    return [...measurements, ...(await lighthouseMeasurements(executablePath, args, app.url, pages))];
  },
};
