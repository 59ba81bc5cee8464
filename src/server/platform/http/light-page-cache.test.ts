import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createLightPageCache } from './light-page-cache.ts';

const page = (text: string) => {
  const plain = Buffer.from(text);
  return { page: { plain, br: plain, gzip: plain }, route: '/' };
};
const open = () => {
  const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
  const pages = createLightPageCache(clock);
  return { clock, pages, textOf: (key: string) => pages.find(key)?.page.plain.toString() };
};

test('the newest version of a light page is cached for a minute (decision 0005)', () => {
  const { clock, pages, textOf } = open();
  pages.store('lavender nl /', page('first'));
  pages.store('lavender nl /', page('second'));
  clock.advance(59_999);
  expect(textOf('lavender nl /')).toBe('second');
  expect(textOf('lavender en /')).toBeUndefined();
  clock.advance(1);
  expect(textOf('lavender nl /')).toBeUndefined();
});

test('at most 500 are cached, and the one that was not used for longest is dropped first', () => {
  const { pages, textOf } = open();
  for (let number = 0; number < 500; number++) pages.store(`${number}`, page(`${number}`));
  expect(textOf('0')).toBe('0');
  pages.store('500', page('500'));
  expect([textOf('0'), textOf('1'), textOf('2'), textOf('500')]).toEqual(['0', undefined, '2', '500']);
  pages.store('2', page('new'));
  expect([textOf('2'), textOf('3')]).toEqual(['new', '3']);
});
