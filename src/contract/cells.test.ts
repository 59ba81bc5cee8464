import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandOf,
  cellOf,
  cellsAround,
  centreOf,
  distanceBetween,
  isCell,
  kilometresApart,
  kilometresBetween,
} from './cells.ts';
import { EARTH_RADIUS_KM } from './constants.ts';

const latitudes = fc.double({ min: -84.99, max: 84.99, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const cells = fc.tuple(latitudes, longitudes).map(([latitude, longitude]) => cellOf(latitude, longitude));

test('every position has a cell whose middle is in it, at most half a diagonal away (spec D1.5)', () => {
  fc.assert(
    fc.property(latitudes, longitudes, (latitude, longitude) => {
      const cell = cellOf(latitude, longitude);
      const centre = centreOf(cell);
      expect(isCell(cell)).toBe(true);
      expect(cellOf(centre.latitude, centre.longitude)).toBe(cell);
      expect(kilometresApart({ latitude, longitude }, centre)).toBeLessThan(3.6);
    }),
    { numRuns: 2_000 },
  );
});

test('a cell is about 25 square kilometres wherever people live, in the north as well as at the equator', () => {
  fc.assert(
    fc.property(fc.double({ min: -71, max: 71, noNaN: true }), longitudes, (latitude, longitude) => {
      const centre = centreOf(cellOf(latitude, longitude));
      const next = centreOf(cellOf(centre.latitude + 180 / 4_000, centre.longitude));
      const high = kilometresApart(centre, { ...next, longitude: centre.longitude });
      const radians = (centre.latitude * Math.PI) / 180;
      const columns = Math.round(8_000 * Math.cos(radians));
      const wide = (2 * Math.PI * EARTH_RADIUS_KM * Math.cos(radians)) / columns;
      expect(high * wide).toBeGreaterThan(24.9);
      expect(high * wide).toBeLessThan(25.2);
    }),
  );
});

test('distances are symmetric, zero within a cell, and take the short way across the antimeridian', () => {
  fc.assert(
    fc.property(cells, cells, (one, other) => {
      expect(kilometresBetween(one, other)).toBeCloseTo(kilometresBetween(other, one), 6);
      expect(kilometresBetween(one, one)).toBe(0);
    }),
  );
  fc.assert(
    fc.property(fc.double({ min: -70, max: 70, noNaN: true }), latitude => {
      const [west, east] = [cellOf(latitude, 179.999), cellOf(latitude, -179.999)];
      expect(west).not.toBe(east);
      expect(kilometresBetween(west, east)).toBeLessThan(5.2);
      expect(cellOf(latitude, 180)).toBe(cellOf(latitude, -180));
      expect(cellOf(latitude, 540)).toBe(cellOf(latitude, 180));
    }),
  );
});

test.each([
  [85, 0],
  [-85, 0],
  [90, 10],
  [Number.NaN, 0],
  [52, Number.POSITIVE_INFINITY],
])('no cell at %d, %d: the poles and nonsense are refused', (latitude, longitude) => {
  expect(() => cellOf(latitude, longitude)).toThrow(RangeError);
});

test('numbers that are not a cell are recognised', () => {
  const amsterdam = cellOf(52.37, 4.89);
  expect([amsterdam, amsterdam + 1, -1, 0, 32_000_000, amsterdam + 0.5, Number.NaN].map(isCell)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isCell(Math.floor(amsterdam / 8_000) * 8_000 + 7_999)).toBe(false);
});

test('kilometres map to adjacent bands; an unknown place has no band', () => {
  expect([0, 4.99, 5, 9.99, 10, 24, 49, 99, 249.9, 250, 20_000].map(bandOf)).toEqual([
    'under_5',
    'under_5',
    'under_10',
    'under_10',
    'under_25',
    'under_25',
    'under_50',
    'under_100',
    'under_250',
    'over_250',
    'over_250',
  ]);
  const [amsterdam, utrecht] = [cellOf(52.37, 4.89), cellOf(52.09, 5.12)];
  expect(distanceBetween(amsterdam, utrecht)).toBe('under_50');
  expect(distanceBetween(null, utrecht)).toBeNull();
  expect(distanceBetween(amsterdam, null)).toBeNull();
});

test('cellsAround returns each cell whose centre is nearer exactly once, also across the antimeridian', () => {
  fc.assert(
    fc.property(cells, fc.constantFrom(5, 10, 25, 50), (cell, below) => {
      const around = cellsAround(cell, below);
      const inside = new Set(around);
      expect(inside.size).toBe(around.length);
      expect(inside.has(cell)).toBe(true);
      const { latitude, longitude } = centreOf(cell);
      for (let turn = 0; turn < 24; turn++) {
        const [north, east] = [Math.sin(turn), Math.cos(turn)].map(part => (part * below * 1.1) / 111);
        const to = latitude + (north ?? 0);
        if (Math.abs(to) >= 84.9) continue;
        const other = cellOf(to, longitude + (east ?? 0) / Math.cos((to * Math.PI) / 180));
        expect(inside.has(other)).toBe(kilometresBetween(cell, other) < below);
      }
    }),
    { numRuns: 200, examples: [[16_699_990, 25]] },
  );
});
