import { expect, test } from 'vitest';
import { areaOf, shapeOf, turn } from './crop-shape.ts';

const landscape = { width: 4000, height: 3000 };

test('a picture is turned by quarters, all the way round in both directions', () => {
  expect([turn(0, 1), turn(270, 1), turn(0, -1), turn(180, -1)]).toEqual([90, 0, 270, 90]);
});

test('the shape of a part counts in the picture as it stands after turning', () => {
  expect(shapeOf(landscape, 0, null)).toBeCloseTo(4 / 3);
  expect(shapeOf(landscape, 90, null)).toBeCloseTo(3 / 4);
  expect(shapeOf(landscape, 90, { x: 0, y: 0, width: 1, height: 0.5 })).toBeCloseTo(3 / 2);
});

test('a shape nobody could choose is kept to the widest or tallest', () => {
  expect(shapeOf({ width: 5000, height: 1000 }, 0, null)).toBe(2);
  expect(shapeOf({ width: 5000, height: 1000 }, 90, null)).toBe(0.5);
});

test('what is cut never leaves the picture, and all of it is no cut', () => {
  expect(areaOf({ x: 10, y: 20, width: 50, height: 60 })).toEqual({
    x: 0.1,
    y: 0.2,
    width: 0.5,
    height: 0.6,
  });
  expect(areaOf({ x: 60.00001, y: -0.4, width: 40, height: 100.2 })).toMatchObject({ y: 0, height: 1 });
  const { x = 0, width = 0 } = areaOf({ x: 60.00001, y: 0, width: 40, height: 90 }) ?? {};
  expect(x + width).toBeLessThanOrEqual(1);
  expect(areaOf({ x: 0, y: 0, width: 100, height: 99.99 })).toBeNull();
});
