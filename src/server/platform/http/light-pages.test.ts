import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createLightPages } from './light-pages.ts';

const page = (text: string) => {
  const plain = Buffer.from(text);
  return { page: { plain, br: plain, gzip: plain }, route: '/' };
};
const open = () => {
  const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
  const pages = createLightPages(clock);
  return { clock, pages, textOf: (key: string) => pages.find(key)?.page.plain.toString() };
};

test('a light page is kept for a minute, the newest of it (decision 0005)', () => {
  const { clock, pages, textOf } = open();
  pages.keep('lavender nl /', page('first'));
  pages.keep('lavender nl /', page('second'));
  clock.advance(59_999);
  expect(textOf('lavender nl /')).toBe('second');
  expect(textOf('lavender en /')).toBeUndefined();
  clock.advance(1);
  expect(textOf('lavender nl /')).toBeUndefined();
});

test('at most 500 are kept, and the oldest goes first', () => {
  const { pages, textOf } = open();
  for (let number = 0; number <= 500; number++) pages.keep(`${number}`, page(`${number}`));
  expect([textOf('0'), textOf('1'), textOf('500')]).toEqual([undefined, '1', '500']);
});
