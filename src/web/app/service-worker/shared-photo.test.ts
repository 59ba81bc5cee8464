import { beforeEach, expect, test, vi } from 'vitest';
import { SHARED_PHOTO_CACHE } from '#contract/service-worker';
import { holdSharedPhoto } from './shared-photo.ts';

const stored = new Set<string>();
vi.stubGlobal('caches', {
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => ({ put: async () => void stored.add(name) }),
});
beforeEach(() => stored.clear());

async function shareFrom(referrer: string, headers: object = {}): Promise<string | null> {
  const form = new FormData();
  form.append('photo', new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' }));
  const url = 'https://lavender.example/profile/shared-photo';
  const request = {
    url,
    referrer,
    headers: new Headers(Object.entries(headers)),
    formData: async () => form,
  } as Request;
  return (await holdSharedPhoto({ request })).headers.get('location');
}

test.each(['', 'about:client', 'https://lavender.example/profile'])(
  'a photo shared with the referrer "%s" is held (spec 7.12)',
  async referrer => {
    expect(await shareFrom(referrer)).toBe('https://lavender.example/profile?shared=held');
    expect(stored.has(SHARED_PHOTO_CACHE)).toBe(true);
  },
);

test.each(['https://evil.example/', 'https://lavender.example.evil.example/', 'http://lavender.example/'])(
  'a page of %s cannot add a photo, and a photo held before stays (spec 7.12)',
  async referrer => {
    expect(await shareFrom(referrer)).toBe('https://lavender.example/profile');
    expect(stored.has(SHARED_PHOTO_CACHE)).toBe(false);
    await shareFrom('');
    await shareFrom(referrer);
    expect(stored.has(SHARED_PHOTO_CACHE)).toBe(true);
  },
);

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
])('a page that hides its address is recognised by its headers %o (spec 7.12)', async headers => {
  expect(await shareFrom('', headers)).toBe('https://lavender.example/profile');
  expect(stored.has(SHARED_PHOTO_CACHE)).toBe(false);
});

test.each([
  { 'sec-fetch-site': 'none', origin: 'null' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://lavender.example' },
])('a share of the system or of an own page with the headers %o is held (spec 7.12)', async headers => {
  expect(await shareFrom('', headers)).toBe('https://lavender.example/profile?shared=held');
});
