import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const film = (page: Page) => page.locator('video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

for (const path of ['/landers/video', '/landers/transitionsvideolanding']) {
  test(`${path} shows its still first, plays a silent film, and pauses it on request (spec 2.1, look)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const files: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.mp4')) files.push(request.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pause = page.getByRole('button', { name: 'Film pauzeren' });
    await expect(pause).toBeVisible();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(new Set(files).size, 'files that the browser loads').toBe(1);
    expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
      true,
      true,
    ]);
    await pause.click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Film afspelen' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test(`${path} is still and loads no film with reduced motion (spec 2.1)`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.mp4')) files.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(film(page)).toHaveCount(0);
    await expect(page.locator('[data-film] img')).toBeVisible();
    await expect(page.locator('[data-film] button')).toBeHidden();
    expect(files).toEqual([]);
  });

  test(`${path} loads no film for a visitor who saves data (spec 2.1)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.goto(path);
    await expect(film(page)).toHaveCount(0);
    await expect(page.locator('[data-film] img')).toBeVisible();
  });

  test(`${path} is complete without script, and loads no film (spec 2.1)`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const files: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.mp4')) files.push(request.url());
    });
    await page.goto(path);
    await expect(page.getByRole('img', { name: /getekende film/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Film/ })).toHaveCount(0);
    expect(files).toEqual([]);
    await context.close();
  });
}

test('a film is no larger than 600 kB, has no sound track, comes in parts, and stays in the browser (spec 2.1)', async ({
  page,
  request,
}) => {
  for (const path of ['/landers/video', '/landers/transitionsvideolanding']) {
    await page.goto(path);
    const html = await (await request.get(path)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.mp4/g))];
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const whole = await request.get(file);
      const content = await whole.body();
      expect(content.length, file).toBeLessThanOrEqual(600 * 1024);
      expect([content.includes('vide'), content.includes('soun')], `tracks of ${file}`).toEqual([
        true,
        false,
      ]);
      expect(whole.headers()['cache-control'], file).toContain('immutable');
      const part = await request.get(file, { headers: { range: 'bytes=0-1' } });
      expect([part.status(), part.headers()['content-type']], file).toEqual([206, 'video/mp4']);
    }
  }
});
