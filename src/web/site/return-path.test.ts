import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const page = { isLight: false, keepsSecrets: true };
const light = { isLight: true, keepsSecrets: true };

test('a change of language leads back to the page with its query (spec 2.3, D2.45)', () => {
  expect(returnPath({ pathname: '/members', search: '?age=30&page=2' }, page)).toBe('/members?age=30&page=2');
  expect(returnPath({ pathname: '/members', search: '' }, page)).toBe('/members');
});

test('a light page keeps what it reads, such as the variant of a campaign, and nothing of a single visitor (spec 2.2, 2.3)', () => {
  const back = (search: string) => returnPath({ pathname: '/landers/video/weekend', search }, light);
  expect(back('?v=b&gclid=abc&utm_source=x&lang=fr')).toBe('/landers/video/weekend?v=b');
  expect(back('?gclid=abc')).toBe('/landers/video/weekend');
  expect(returnPath({ pathname: '/unsubscribe', search: '?token=a%2Bb' }, light)).toBe(
    '/unsubscribe?token=a%2Bb',
  );
});

test('an address names no secret of the page, on light pages and on others (spec D2.20)', () => {
  for (const isLight of [true, false])
    expect(
      returnPath(
        { pathname: '/activate', search: '?token=a&revert=b&invitation=c' },
        { isLight, keepsSecrets: false },
      ),
    ).toBe('/activate');
});
