import { describe, expect, test } from 'vitest';
import type { Photo } from '#contract/photos';
import { canStep, move } from './photo-order.ts';

const photo = (id: string, facts: Partial<Photo> = {}): Photo =>
  ({ id, status: 'active', visibility: 'public', ...facts }) as Photo;
const [main, second, third, fourth] = ['main', 'second', 'third', 'fourth'].map(id => photo(id));
const photos = [main, second, third, fourth] as Photo[];
const shown = { photos, hasMain: true };
const idsOf = (moved: ReturnType<typeof move>) =>
  moved && typeof moved === 'object' ? moved.photos.map(({ id }) => id) : moved;

describe('the order of one’s own photos (spec 3)', () => {
  test('a photo is put where another stands, which makes room', () => {
    expect(idsOf(move(shown, 1, 3))).toEqual(['main', 'third', 'fourth', 'second']);
    expect(idsOf(move(shown, 3, 1))).toEqual(['main', 'fourth', 'second', 'third']);
  });

  test('what is put first becomes the main photo', () => {
    const moved = move(shown, 2, 0);
    expect(idsOf(moved)).toEqual(['third', 'main', 'second', 'fourth']);
    expect(moved).toMatchObject({ becomesMain: true });
    expect(move(shown, 2, 1)).toMatchObject({ becomesMain: false });
  });

  test('a private photo does not become public by being put first, a rejected one not the main one', () => {
    const mixed = [
      photos[0],
      photo('hidden', { visibility: 'private' }),
      photo('no', { status: 'rejected' }),
    ];
    const own = { photos: mixed as Photo[], hasMain: true };
    expect(move(own, 1, 0)).toBe('private');
    expect(move(own, 2, 0)).toBe('rejected');
    expect(idsOf(move(own, 2, 1))).toEqual(['main', 'no', 'hidden']);
  });

  test('without a main photo the first place is one like the others', () => {
    const hidden = photo('hidden', { visibility: 'private' });
    const own = { photos: [hidden, photo('other', { visibility: 'private' })], hasMain: false };
    expect(idsOf(move(own, 1, 0))).toEqual(['other', 'hidden']);
  });

  test('the main photo stays, and nothing leaves the row', () => {
    expect(move(shown, 0, 2)).toBeNull();
    expect(move(shown, 2, 2)).toBeNull();
    expect(move(shown, 2, 4)).toBeNull();
    expect(move(shown, -1, 1)).toBeNull();
  });

  test('steps go one place earlier or later, behind the main photo', () => {
    const steps = photos.map((_, index) => [canStep(shown, index, -1), canStep(shown, index, 1)]);
    expect(steps).toEqual([
      [false, false],
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(canStep({ photos, hasMain: false }, 1, -1)).toBe(true);
  });
});
