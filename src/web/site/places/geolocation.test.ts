import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { permissionQuery, readPosition } from './geolocation.ts';

afterEach(() => vi.unstubAllGlobals());

const inBrowser = (navigator: object, isSecureContext = true) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { isSecureContext });
};
const permission = () => {
  const cache = new QueryClient();
  return cache.query(permissionQuery(cache));
};
const query = async () => ({ state: 'prompt' });

test('the permission is the browser’s word for it, unknown where it has none, unsupported where it tells no place (spec 4)', async () => {
  inBrowser({ geolocation: {}, permissions: { query } });
  expect(await permission()).toBe('prompt');
  inBrowser({ geolocation: {} });
  expect(await permission()).toBe('unknown');
  inBrowser({ permissions: { query } });
  expect(await permission()).toBe('unsupported');
  inBrowser({ geolocation: {}, permissions: { query } }, false);
  expect(await permission()).toBe('unsupported');
});

test('a position may be an hour old, and no older (spec 9)', async () => {
  const coords = { latitude: 52.1, longitude: 5.1 };
  const getCurrentPosition = vi.fn((found: (position: object) => void) => found({ coords }));
  inBrowser({ geolocation: { getCurrentPosition } });
  expect(await readPosition()).toBe(coords);
  const [, , asked] = getCurrentPosition.mock.calls[0] as unknown[];
  expect(asked).toMatchObject({ maximumAge: 3_600_000 });
});
