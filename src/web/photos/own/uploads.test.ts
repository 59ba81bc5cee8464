import { describe, expect, test } from 'vitest';
import { PHOTO_UPLOAD } from '#contract/constants';
import { canRetry, chooseUploads, slotsLeft, type Upload } from './uploads.ts';

const picture = (name: string, { type = 'image/jpeg', size = 1_000 } = {}) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
let ids = 0;
const choose = (files: File[], room: number) =>
  chooseUploads(files, room, () => ({ id: `id ${++ids}`, into: 'profile' }));
const upload = (code: NonNullable<Upload['failure']>['code'] | null): Upload => ({
  id: 'one',
  into: 'profile',
  file: picture('one.jpg'),
  sent: 0,
  failure: code && { code },
});

describe('choosing several photos at once (spec 5.7)', () => {
  test('sends as many as the limit allows, and reports the surplus', () => {
    const { uploads, surplus } = choose(
      ['a', 'b', 'c', 'd'].map(name => picture(name)),
      3,
    );
    expect(uploads.map(({ file, failure }) => [file.name, failure])).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
    expect(surplus).toBe(1);
  });

  test('reports files that are too large or not photos before sending; they take no slot', () => {
    const large = picture('large', { size: PHOTO_UPLOAD.maxBytes + 1 });
    const { uploads, surplus } = choose([large, picture('film', { type: 'video/mp4' }), picture('a')], 1);
    expect(uploads.map(({ failure }) => failure?.code)).toEqual(['photo_too_large', 'photo_type', undefined]);
    expect(surplus).toBe(0);
  });

  test('gives every photo its own id, the idempotency key of all its attempts', () => {
    const { uploads } = choose([picture('a'), picture('a')], 2);
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(2);
  });

  test('counts photos being sent as stored, but not failed ones', () => {
    expect(slotsLeft(3, 1, [upload(null), upload('unavailable')])).toBe(1);
    expect(slotsLeft(3, 3, [])).toBe(0);
    expect(slotsLeft(3, 5, [])).toBe(0);
  });

  test('offers a retry after network failures, not for faults of the picture', () => {
    expect(canRetry(upload('unavailable'))).toBe(true);
    expect(canRetry(upload('photo_broken'))).toBe(false);
    expect(canRetry(upload(null))).toBe(false);
  });
});
