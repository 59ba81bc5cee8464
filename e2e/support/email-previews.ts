import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '../../src/contract/languages.ts';
import { startChild } from './start-child.ts';

export type PreviewServer = { address: string; key: string; close: () => Promise<void> };
export type PreviewOptions = {
  language: LanguageCode;
  theme: 'light' | 'dark';
  discreet: 'yes' | 'no';
};

const PATH = '/dev/emails';
/** A tablet or a pane of a mail program, a phone, and the narrowest phone. */
const WIDTHS = [600, 390, 320];
/** Pictures that the server has drawn. */
const drawn = new Set<string>();
const pictureFolder = path.resolve('var/test-results/emails');

export const servePreviews = (): Promise<PreviewServer> =>
  startChild<{ address: string; key: string }>('serve-email-previews.ts', 'address');

/** Also allows the page to open the previews. */
export async function emailTitles(page: Page, { address, key }: PreviewServer): Promise<string[]> {
  const list = await page.request.get(`${address}${PATH}?key=${key}`);
  return [...(await list.text()).matchAll(/<li><a [^>]+>([^<]+)</g)].map(([, title = '']) => title);
}

/** Opens the email as a mail program shows it, with pictures that are drawn: before, they are a colour. */
export async function openPreview(
  page: Page,
  { address }: PreviewServer,
  email: string,
  options: PreviewOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme: options.theme });
  await page.goto(`${address}${PATH}/frame?${new URLSearchParams({ email, ...options })}`);
  const pictures = await page.evaluate(() => Array.from(document.images, image => image.currentSrc));
  const undrawn = pictures.filter(url => !drawn.has(url));
  for (const url of undrawn) {
    const typeOf = async () => (await page.request.get(url)).headers()['content-type'];
    await expect.poll(typeOf, { message: url }).toBe('image/jpeg');
    drawn.add(url);
  }
  if (undrawn.length > 0) await page.reload();
}

/** `check` runs at each width; then a picture is stored below `var/test-results/emails`. */
export async function atEachWidth(
  page: Page,
  email: string,
  { language, theme, discreet }: PreviewOptions,
  check: (width: number) => Promise<void>,
): Promise<void> {
  const name = email.toLowerCase().replace(/\W+/g, '-');
  const mode = discreet === 'yes' ? 'discreet' : 'normal';
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await check(width);
    const file = path.join(pictureFolder, `${language}-${theme}-${mode}`, String(width), `${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
  }
}

/** The text part has words, and neither tags nor entities. */
export async function expectPlainText(
  page: Page,
  { address }: PreviewServer,
  email: string,
  options: PreviewOptions,
): Promise<void> {
  const response = await page.request.get(`${address}${PATH}?${new URLSearchParams({ email, ...options })}`);
  const text = /<pre>([^<]+)<\/pre>/.exec(await response.text())?.[1] ?? '';
  expect.soft(text.length, `text part of ${email}`).toBeGreaterThan(100);
  // The page shows the text part escaped.
  expect.soft(text, `text part of ${email}`).not.toMatch(/&lt;[a-z/!]|&amp;(#?\w+);|undefined|\[object/i);
}

/** What is wrong with the layout, in words. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`wider than the screen: ${scrollWidth} px`);
    for (const image of document.images) {
      if (image.naturalWidth === 0) problems.push(`picture not loaded: ${image.src}`);
      if (!image.alt.trim()) problems.push(`picture without a description: ${image.src}`);
    }
    for (const table of document.querySelectorAll('table'))
      if (table.getAttribute('role') !== 'presentation') problems.push('table that is announced as one');
    for (const link of document.querySelectorAll('a')) {
      const { height } = link.getBoundingClientRect();
      if (getComputedStyle(link).display !== 'inline' && height < 44)
        problems.push(`too low for a thumb: ${link.textContent}, ${height} px`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const cell = node.parentElement?.closest('td');
      if (!cell || !node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = cell.getBoundingClientRect();
      for (const line of range.getClientRects())
        if (line.left < left - 1 || line.right > right + 1)
          problems.push(`text that leaves its cell: ${node.textContent.slice(0, 60)}`);
    }
    return problems;
  });
