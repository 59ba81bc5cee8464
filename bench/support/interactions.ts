import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { boundMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchPair, logInPairs } from './members.ts';
import { onDatabase } from './open-server.ts';
import { median } from './stats.ts';

/** A phone's processor, as Lighthouse imitates it. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'nl-NL', hasTouch: true, isMobile: true };
const RUNS = 3;
/** Between two interactions, as with a fast member. */
const PAUSE_MS = 250;
const BOUNDS = { interaction: 120, task: 100 };

type Screen = { name: string; path: string; use: (page: Page) => Promise<void> };

const screensOf = ({ recipient }: BenchPair): Screen[] => [
  { name: 'search', path: '/members', use: useSearch },
  { name: 'chat', path: `/members/${recipient.profileId}/chat`, use: useChat },
  { name: 'swipe', path: '/swipe-game', use: useSwipeGame },
];

/**
 * Members who search, chat and swipe on a slow phone: how long until the next frame after they touch (INP), and the longest
 * task once the page has loaded.
 * @spec P9
 */
export async function interactionMeasurements(
  browser: Browser,
  baseUrl: string,
  databaseUrl: string,
): Promise<Measurement[]> {
  const pairs = await logInPairs(databaseUrl, RUNS);
  await prepareMembers(databaseUrl, pairs);
  const measurements: Measurement[] = [];
  for (const index of screensOf(pairs[0] as BenchPair).keys()) {
    const results: Result[] = [];
    const screens = pairs.map(pair => ({ pair, screen: screensOf(pair)[index] as Screen }));
    for (const { pair, screen } of screens)
      results.push(await useScreen(browser, baseUrl, pair.sender.secret, screen));
    const name = screens[0]?.screen.name;
    const medianOf = (value: keyof Result) => median(results.map(result => result[value]));
    measurements.push(
      boundMeasurement(
        `slow phone, ${name}: p98 from touch to frame`,
        medianOf('interaction'),
        BOUNDS.interaction,
        'ms',
      ),
      boundMeasurement(
        `slow phone, ${name}: longest task after loading`,
        medianOf('task'),
        BOUNDS.task,
        'ms',
      ),
    );
  }
  return measurements;
}

/** A new like would cover the page. The interactions find what they touch by its Dutch name. */
const prepareMembers = (databaseUrl: string, pairs: readonly BenchPair[]): Promise<void> =>
  onDatabase(databaseUrl, async client => {
    const members = pairs.map(({ sender }) => sender);
    await client.query('update likes set announced_at = now(), seen_at = now() where liked_id = any($1)', [
      members.map(({ profileId }) => profileId),
    ]);
    await client.query(`update accounts set language = 'nl' where id = any($1)`, [
      members.map(({ accountId }) => accountId),
    ]);
  });

type Result = { interaction: number; task: number };
type Seen = { interactions: Record<number, number>; tasks: number[] };

async function useScreen(
  browser: Browser,
  baseUrl: string,
  secret: string,
  { path, use }: Screen,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([{ name: 'session', value: secret, url: baseUrl }]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    await delay(2_000);
    await page.evaluate(observe);
    await use(page);
    await delay(1_000);
    const { interactions, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    // Of each 50 interactions, the slowest is left out, as in Core Web Vitals.
    const slowest = Object.values(interactions).sort((a, b) => b - a);
    return { interaction: slowest[Math.floor(slowest.length / 50)] ?? 0, task: Math.max(0, ...tasks) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. The browser reports no event shorter than 16 ms, and no task shorter than 50. */
function observe(): void {
  const seen: Seen = { interactions: {}, tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as unknown as {
      interactionId: number;
      duration: number;
    }[])
      if (interactionId)
        seen.interactions[interactionId] = Math.max(duration, seen.interactions[interactionId] ?? 0);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver(list => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

async function useSearch(page: Page): Promise<void> {
  for (const names of [['Nu online', 'Nieuw'], ['Met foto'], ['Nu online', 'Nieuw'], ['Met foto']]) {
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const name of names) {
      await delay(PAUSE_MS);
      await sheet.getByText(name, { exact: true }).tap();
    }
    await delay(PAUSE_MS);
    await sheet.getByRole('button', { name: /^(Toon|Geen) / }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForLoadState('networkidle');
    await delay(PAUSE_MS);
  }
}

async function useChat(page: Page): Promise<void> {
  const composer = page.getByRole('textbox', { name: /^Bericht aan / });
  for (const text of ['Zin in koffie morgen?', 'Ik ken een fijne plek aan de gracht.']) {
    await composer.tap();
    await composer.pressSequentially(text, { delay: 60 });
    await page.getByRole('button', { name: /^Verstuur: / }).tap();
    await delay(PAUSE_MS);
  }
}

async function useSwipeGame(page: Page): Promise<void> {
  for (let swipe = 0; swipe < 12; swipe += 1) {
    await page.getByRole('button', { name: 'Nee', exact: true }).tap();
    await delay(2 * PAUSE_MS);
  }
}
