import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Expects touch targets of at least 44 px, except links within text. */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const minimum = 43.5;
    const interactive = 'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button]';
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const pseudoElements = ['::before', '::after'].map(part => getComputedStyle(element, part));
      const enlarging = pseudoElements.filter(
        ({ content, position }) => content !== 'none' && position === 'absolute',
      );
      const largest = (own: number, side: 'width' | 'height') =>
        Math.max(own, ...enlarging.map(part => Number.parseFloat(part[side]) || 0));
      return { width: largest(width, 'width'), height: largest(height, 'height') };
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isWithinText = ({ parentNode }: Element) =>
      [...(parentNode?.childNodes ?? [])].some(node => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll(interactive)].flatMap(element => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const isTicked = element.matches('[type=checkbox], [type=radio], [type=file]');
      const target = (isTicked && label) || element;
      if (!isSeen(target) || element.matches(':disabled')) return [];
      if (getComputedStyle(element).display === 'inline' && isWithinText(element)) return [];
      // Ignores skip links, which are above the screen until they have the focus.
      if (element.getBoundingClientRect().bottom < 0 && getComputedStyle(element).position === 'fixed')
        return [];
      const { width, height } = sizeOf(target);
      const name = element.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? '';
      return width < minimum || height < minimum
        ? [
            `${element.tagName.toLowerCase()}.${target.className} "${name}": ${Math.round(width)} x ${Math.round(height)}`,
          ]
        : [];
    });
  });
  expect.soft(small, `too small to touch at ${page.url()}`).toEqual([]);
}
