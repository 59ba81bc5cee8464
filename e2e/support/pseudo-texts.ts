import { isLiteralElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Page } from '@playwright/test';
import { originalsOf } from '../../src/i18n/all-texts.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import type { Bus } from '../../src/server/platform/live/bus.ts';
import { importTexts } from '../../src/server/site/texts/import-texts.ts';
import { openTestDatabase } from './database.ts';

/**
 * Replaces every Dutch text of a site by the same one in wide characters, as in Ｉｎｌｏｇｇｅｎ, so that characters of usual width can only
 * be data, or a text that no catalogue has.
 */
export async function writePseudoTexts(siteId: number): Promise<void> {
  const texts = [...(await originalsOf('nl'))].map(([key, { text }]) => [key, pseudoText(text)] as const);
  const db = openTestDatabase();
  try {
    const bus: Pick<Bus, 'publish'> = { publish: async () => {} };
    const app = { db, bus: bus as Bus, clock: systemClock, sites: { refresh: async () => {} } };
    const actor = { siteId, staffId: null, secret: 'of this test' };
    await importTexts(
      app as Parameters<typeof importTexts>[0],
      actor,
      { nl: Object.fromEntries(texts) },
      false,
    );
  } finally {
    await db.destroy();
  }
}

export const pseudoText = (text: string): string => printAST(parse(text).map(widen));

function widen(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: wide(element.value) };
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(widen) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return 'children' in element ? { ...element, children: element.children.map(widen) } : element;
}

const wide = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[A-Za-z]/g, character => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));

/** Words of usual characters that a page shows or reads aloud, each with what surrounds it. */
export async function hardCodedWords(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const isShown = (element: Element) =>
      !element.closest('script, style, noscript, template, [translate=no]');
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement && isShown(walker.currentNode.parentElement))
        texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return shown
    .filter(text => wordsOf(text).some(word => !known.has(word.toLowerCase())))
    .map(text => text.trim());
}

/** @param text such as a name, which pages may show as it is */
export const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];
