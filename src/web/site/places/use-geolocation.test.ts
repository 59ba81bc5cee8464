import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { geolocationPermissionQuery, readPosition } from './use-geolocation.ts';

afterEach(() => vi.unstubAllGlobals());

const inBrowser = (navigator: object, isSecureContext = true) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { isSecureContext });
};
const permission = () => {
  const cache = new QueryClient();
  return cache.query(geolocationPermissionQuery(cache));
};
const query = async () => ({ state: 'prompt' });

test('the permission is what the browser reports, unknown without a report, unsupported without geolocation (spec 4.11)', async () => {
  inBrowser({ geolocation: {}, permissions: { query } });
  expect(await permission()).toBe('prompt');
  inBrowser({ geolocation: {} });
  expect(await permission()).toBe('unknown');
  inBrowser({ permissions: { query } });
  expect(await permission()).toBe('unsupported');
  inBrowser({ geolocation: {}, permissions: { query } }, false);
  expect(await permission()).toBe('unsupported');
});

test('a position may be at most an hour old (spec 9)', async () => {
  const coords = { latitude: 52.1, longitude: 5.1 };
  const getCurrentPosition = vi.fn((found: (position: object) => void) => found({ coords }));
  inBrowser({ geolocation: { getCurrentPosition } });
  expect(await readPosition()).toBe(coords);
  const [, , asked] = getCurrentPosition.mock.calls[0] as unknown[];
  expect(asked).toMatchObject({ maximumAge: 3_600_000 });
});
