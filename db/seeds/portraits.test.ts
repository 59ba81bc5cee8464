import sharp from 'sharp';
import { expect, test } from 'vitest';
import { personSvg } from './portraits/picture.ts';
import { PORTRAIT_COUNT, portraits, renderPortrait, SHOTS_PER_PORTRAIT } from './portraits.ts';

test('the pool has different faces, nine men for each woman', () => {
  expect(portraits).toHaveLength(PORTRAIT_COUNT);
  expect(new Set(portraits.map(({ face }) => JSON.stringify(face))).size).toBe(PORTRAIT_COUNT);
  expect(portraits.filter(({ gender }) => gender === 'female').length).toBeLessThan(PORTRAIT_COUNT / 8);
});

test('each picture of a person has another scene', () => {
  for (const { shots } of portraits)
    expect(new Set(shots.map(({ scene }) => scene)).size).toBe(SHOTS_PER_PORTRAIT);
});

test('a picture is a portrait JPEG, and the same bytes each time', async () => {
  const [portrait] = portraits;
  if (!portrait) throw new Error('no portrait');
  const picture = await renderPortrait(portrait, 1);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1200 });
  expect(picture.equals(await renderPortrait(portrait, 1))).toBe(true);
});

test('every part of the faces exists in the drawing set', () => {
  for (const { face, shots } of portraits) {
    for (const shot of shots) expect(personSvg(face, shot, '')).not.toContain('undefined');
  }
});
