import { expect, test } from 'vitest';
import { aspectRatioOf, cropRectangleOf, rotateBy } from './crop-shape.ts';

const landscape = { width: 4000, height: 3000 };

test('a picture is rotated by quarters, in a full circle in both directions', () => {
  expect([rotateBy(0, 1), rotateBy(270, 1), rotateBy(0, -1), rotateBy(180, -1)]).toEqual([90, 0, 270, 90]);
});

test('the aspect ratio of a crop is that of the rotated picture', () => {
  expect(aspectRatioOf(landscape, 0, null)).toBeCloseTo(4 / 3);
  expect(aspectRatioOf(landscape, 90, null)).toBeCloseTo(3 / 4);
  expect(aspectRatioOf(landscape, 90, { x: 0, y: 0, width: 1, height: 0.5 })).toBeCloseTo(3 / 2);
});

test('an aspect ratio outside the allowed range is clamped', () => {
  expect(aspectRatioOf({ width: 5000, height: 1000 }, 0, null)).toBe(2);
  expect(aspectRatioOf({ width: 5000, height: 1000 }, 90, null)).toBe(0.5);
});

test('a crop stays within the picture, and a crop of the whole picture counts as no crop', () => {
  expect(cropRectangleOf({ x: 10, y: 20, width: 50, height: 60 })).toEqual({
    x: 0.1,
    y: 0.2,
    width: 0.5,
    height: 0.6,
  });
  expect(cropRectangleOf({ x: 60.00001, y: -0.4, width: 40, height: 100.2 })).toMatchObject({
    y: 0,
    height: 1,
  });
  const { x = 0, width = 0 } = cropRectangleOf({ x: 60.00001, y: 0, width: 40, height: 90 }) ?? {};
  expect(x + width).toBeLessThanOrEqual(1);
  expect(cropRectangleOf({ x: 0, y: 0, width: 100, height: 99.99 })).toBeNull();
});
