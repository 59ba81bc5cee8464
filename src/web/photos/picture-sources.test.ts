import { expect, test } from 'vitest';
import { inSize } from '#contract/pictures';
import { mainPictureSources, widthAt } from '../site/use-picture.ts';
import { displayedWidth } from './lightbox.tsx';
import { createRenewalFilter } from './use-renewal.ts';

test('a picture offers its smaller formats first, each in all sizes, and JPEG as fallback', () => {
  const { src, srcSet, sources } = mainPictureSources('/media/key/768.webp?ends=1&for=x');
  expect(src).toBe('/media/key/768.jpg?ends=1&for=x');
  expect(srcSet).toBe(
    '/media/key/256.jpg?ends=1&for=x 192w, /media/key/512.jpg?ends=1&for=x 384w, /media/key/768.jpg?ends=1&for=x 576w',
  );
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources?.[0]?.srcSet).toContain('/media/key/768.avif?ends=1&for=x 576w');
});

test('widths follow from the sizes of the long side; smaller pictures are not enlarged', () => {
  expect(widthAt(768, { width: 1200, height: 1600 })).toBe(576);
  expect(widthAt(768, { width: 1600, height: 1200 })).toBe(768);
  expect(widthAt(1600, { width: 500, height: 400 })).toBe(500);
});

test('the address of another size keeps format and ticket, and a blurred photo has one size', () => {
  expect(inSize('https://cdn.example/12.3/key/768.webp?ends=1&for=x', 512)).toBe(
    'https://cdn.example/12.3/key/512.webp?ends=1&for=x',
  );
  expect(inSize('/media/key/blur.webp', 512)).toBe('/media/key/blur.webp');
});

test('an enlarged photo is shown whole and never enlarged beyond its size; a blur fills the viewport', () => {
  const phone = { width: 390, height: 844 };
  expect(displayedWidth(phone, { width: 1200, height: 1600, locked: false })).toBe(390);
  expect(displayedWidth({ width: 1280, height: 800 }, { width: 1200, height: 1600, locked: false })).toBe(
    600,
  );
  expect(displayedWidth({ width: 1280, height: 800 }, { width: 200, height: 200, locked: false })).toBe(200);
  expect(displayedWidth({ width: 1280, height: 800 }, { width: 200, height: 200, locked: true })).toBe(800);
});

test('an expired address is renewed once for all with the same expiry, one without an expiry never', () => {
  const isDue = createRenewalFilter();
  expect(isDue('/media/a/768.avif?ends=100&for=x')).toBe(true);
  expect(isDue('/media/b/768.avif?ends=100&for=y')).toBe(false);
  expect(isDue('/media/a/768.avif?ends=160&for=z')).toBe(true);
  expect(isDue('/media/a/768.avif?ends=160&for=z')).toBe(false);
  expect(isDue('/media/open/768.avif')).toBe(false);
});
