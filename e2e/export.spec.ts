import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { castPassword } from '../db/seeds/cast.ts';
import { insertSessionFor } from './support/insert-session.ts';
import { logInAs } from './support/log-in.ts';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const email = 'joris@example.com';

const download = (page: Page) => page.getByRole('button', { name: 'Downloaden' });

test('a data export is requested, announced by email, downloaded with a session, and read (spec D5.7)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  await insertSessionFor(context, email, baseURL ?? '');
  // Turns off polling, so that only an event can announce the finished export.
  await page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const startShort = (callback: () => void, ms: number) => (ms < 10_000 ? start(callback, ms) : 0);
    window.setInterval = startShort as typeof window.setInterval;
  });
  let files: Record<string, Uint8Array> = {};

  await test.step('it is requested, and the page shows it as ready by itself', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Je gegevens' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kopie aanvragen' }).click();
    await expect(page.getByRole('heading', { name: 'We maken je kopie' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: 'Je kopie ligt klaar' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(/Je kunt een nieuwe kopie aanvragen vanaf/)).toBeVisible();
  });

  const otherContext = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  watchContext(otherContext);
  const otherPage = await otherContext.newPage();

  await test.step('the emailed link leads a browser without a session to the login, back, and to the file', async () => {
    const message = await emailWithLink(email, '/settings/export');
    expect(message.headers.has('list-unsubscribe')).toBe(false);
    const link = new URL(linkIn(message, '/settings/export'));
    expect(link.search).toBe('');
    await otherPage.goto(link.pathname);
    await expect(otherPage).toHaveURL(/\/login\?next=%2Fsettings%2Fexport/);
    await logInAs(otherPage, email);
    await expect(otherPage).toHaveURL('/settings/export');
    await expect(otherPage.getByLabel('Je wachtwoord')).toHaveCount(0);
    const [file] = await Promise.all([otherPage.waitForEvent('download'), download(otherPage).click()]);
    expect(file.suggestedFilename()).toMatch(/^lavender-\d{4}-\d\d-\d\d\.zip$/);
    files = unzipSync(readFileSync(await file.path()));
    await expect(otherPage).toHaveURL('/settings/export');
  });

  await test.step('it contains the data in a machine-readable form', () => {
    expect(JSON.parse(strFromU8(files['data/account.json'] as Uint8Array)).email).toBe(email);
    expect(JSON.parse(strFromU8(files['data/profile.json'] as Uint8Array)).name).toBe('Joris');
    expect(Object.keys(files).filter(name => name.startsWith('photos/')).length).toBeGreaterThan(0);
  });

  await test.step('it also contains a page for people, with the photos and without any request', async () => {
    const folder = await unpack(files);
    const requestedUrls: string[] = [];
    otherPage.on('request', request => requestedUrls.push(request.url()));
    await otherPage.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('De gegevens van Joris');
    const photo = otherPage.locator('.photos img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(requestedUrls.filter(address => !address.startsWith('file:'))).toEqual([]);
    expect(await otherPage.evaluate(() => document.scripts.length)).toBe(0);
    await expectAccessible(otherPage);
  });
  await otherContext.close();
});

test('a session that is not recent is asked for the password, and a wrong one is refused at the field', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'noah@example.com', baseURL ?? '', 3_600_000);
  await page.goto('/settings/export');
  await page.getByRole('button', { name: 'Kopie aanvragen' }).click();
  const field = page.getByLabel('Je wachtwoord');
  await field.fill('another password');
  await download(page).click();
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(castPassword);
  const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(Object.keys(unzipSync(readFileSync(await file.path())))).toContain('index.html');
});

async function unpack(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lavender-export-'));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return folder;
}
