import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Fails with everything on the page that can be pressed and is smaller than a thumb, 44 px (look). A link within running text is as
 * high as its line (WCAG 2.2, 2.5.8); a box to tick counts with its label; what is unseen or not laid out is pressed by nobody.
 */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const least = 43.5;
    const pressed = 'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button]';
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Ground that reaches beyond what is drawn.
      const around = ['::before', '::after'].map(part => getComputedStyle(element, part));
      const grown = around.filter(({ content, position }) => content !== 'none' && position === 'absolute');
      const most = (own: number, side: 'width' | 'height') =>
        Math.max(own, ...grown.map(part => Number.parseFloat(part[side]) || 0));
      return { width: most(width, 'width'), height: most(height, 'height') };
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isWithinText = ({ parentNode }: Element) =>
      [...(parentNode?.childNodes ?? [])].some(node => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll(pressed)].flatMap(element => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const isTicked = element.matches('[type=checkbox], [type=radio], [type=file]');
      const target = (isTicked && label) || element;
      if (!isSeen(target) || element.matches(':disabled')) return [];
      if (getComputedStyle(element).display === 'inline' && isWithinText(element)) return [];
      // Until the focus is there it lies above the screen.
      if (element.getBoundingClientRect().bottom < 0 && getComputedStyle(element).position === 'fixed')
        return [];
      const { width, height } = sizeOf(target);
      const name = element.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? '';
      return width < least || height < least
        ? [
            `${element.tagName.toLowerCase()}.${target.className} "${name}": ${Math.round(width)} x ${Math.round(height)}`,
          ]
        : [];
    });
  });
  expect.soft(small, `what is smaller than a thumb at ${page.url()}`).toEqual([]);
}
