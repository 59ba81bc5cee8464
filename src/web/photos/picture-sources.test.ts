import { expect, test } from 'vitest';
import { shownIn } from './lightbox-size.ts';
import { pictureOf, widthAt } from './picture-sources.ts';
import { makeRenewals } from './renewals.ts';

test('a picture offers its light formats first, each in its sizes, and JPEG to every browser', () => {
  const sizes = [
    { address: '/media/key/256.webp?ends=1&for=x', width: 192 },
    { address: '/media/key/768.webp?ends=1&for=x', width: 576 },
  ];
  const { src, srcSet, sources } = pictureOf(sizes, '/media/key/768.webp?ends=1&for=x');
  expect(src).toBe('/media/key/768.jpg?ends=1&for=x');
  expect(srcSet).toBe('/media/key/256.jpg?ends=1&for=x 192w, /media/key/768.jpg?ends=1&for=x 576w');
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources?.[0]?.srcSet).toContain('/media/key/768.avif?ends=1&for=x 576w');
});

test('widths are those of the long side’s sizes; what is smaller is not enlarged', () => {
  expect(widthAt(768, { width: 1200, height: 1600 })).toBe(576);
  expect(widthAt(768, { width: 1600, height: 1200 })).toBe(768);
  expect(widthAt(1600, { width: 500, height: 400 })).toBe(500);
});

test('an enlarged photo is whole and never larger than it is; a blur fills the room', () => {
  const phone = { width: 390, height: 844 };
  expect(shownIn(phone, { width: 1200, height: 1600, locked: false })).toBe(390);
  expect(shownIn({ width: 1280, height: 800 }, { width: 1200, height: 1600, locked: false })).toBe(600);
  expect(shownIn({ width: 1280, height: 800 }, { width: 200, height: 200, locked: false })).toBe(200);
  expect(shownIn({ width: 1280, height: 800 }, { width: 200, height: 200, locked: true })).toBe(800);
});

test('an address that has ended is renewed once for all that end with it, one without an end never', () => {
  const isDue = makeRenewals();
  expect(isDue('/media/a/768.avif?ends=100&for=x')).toBe(true);
  expect(isDue('/media/b/768.avif?ends=100&for=y')).toBe(false);
  expect(isDue('/media/a/768.avif?ends=160&for=z')).toBe(true);
  expect(isDue('/media/a/768.avif?ends=160&for=z')).toBe(false);
  expect(isDue('/media/open/768.avif')).toBe(false);
});
