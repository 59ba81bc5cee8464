import { describe, expect, test } from 'vitest';
import type { Photo } from '#contract/photos';
import { canMoveBy, movePhotoTo } from './photo-order.ts';

const photo = (id: string, changes: Partial<Photo> = {}): Photo =>
  ({ id, status: 'active', visibility: 'public', ...changes }) as Photo;
const [main, second, third, fourth] = ['main', 'second', 'third', 'fourth'].map(id => photo(id));
const photos = [main, second, third, fourth] as Photo[];
const shown = { photos, hasMain: true };
const idsOf = (moved: ReturnType<typeof movePhotoTo>) =>
  moved && typeof moved === 'object' ? moved.photos.map(({ id }) => id) : moved;

describe('the order of the member’s photos (spec 3.2)', () => {
  test('a photo takes the position of another, which moves on', () => {
    expect(idsOf(movePhotoTo(shown, 1, 3))).toEqual(['main', 'third', 'fourth', 'second']);
    expect(idsOf(movePhotoTo(shown, 3, 1))).toEqual(['main', 'fourth', 'second', 'third']);
  });

  test('a photo moved to the first position becomes the main photo', () => {
    const moved = movePhotoTo(shown, 2, 0);
    expect(idsOf(moved)).toEqual(['third', 'main', 'second', 'fourth']);
    expect(moved).toMatchObject({ becomesMain: true });
    expect(movePhotoTo(shown, 2, 1)).toMatchObject({ becomesMain: false });
  });

  test('a private or rejected photo cannot be moved to the first position', () => {
    const mixed = [
      photos[0],
      photo('hidden', { visibility: 'private' }),
      photo('no', { status: 'rejected' }),
    ];
    const own = { photos: mixed as Photo[], hasMain: true };
    expect(movePhotoTo(own, 1, 0)).toBe('private');
    expect(movePhotoTo(own, 2, 0)).toBe('rejected');
    expect(idsOf(movePhotoTo(own, 2, 1))).toEqual(['main', 'no', 'hidden']);
  });

  test('without a main photo the first position is like the others', () => {
    const hidden = photo('hidden', { visibility: 'private' });
    const own = { photos: [hidden, photo('other', { visibility: 'private' })], hasMain: false };
    expect(idsOf(movePhotoTo(own, 1, 0))).toEqual(['other', 'hidden']);
  });

  test('the main photo stays first, and positions outside the list are refused', () => {
    expect(movePhotoTo(shown, 0, 2)).toBeNull();
    expect(movePhotoTo(shown, 2, 2)).toBeNull();
    expect(movePhotoTo(shown, 2, 4)).toBeNull();
    expect(movePhotoTo(shown, -1, 1)).toBeNull();
  });

  test('a step moves one position earlier or later, behind the main photo', () => {
    const steps = photos.map((_, index) => [canMoveBy(shown, index, -1), canMoveBy(shown, index, 1)]);
    expect(steps).toEqual([
      [false, false],
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(canMoveBy({ photos, hasMain: false }, 1, -1)).toBe(true);
  });
});
