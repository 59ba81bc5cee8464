import { describe, expect, test } from 'vitest';
import { cellOf } from '#contract/cells';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();

const UTRECHT = { id: 2745912, cell: cellOf(52.09083, 5.12222) };
const DELFT = { id: 2757345, cell: cellOf(52.00667, 4.35556) };
/** The region of this town is unknown. */
const MELILLA = { id: 2513947 };
const home = cellOf(52.3, 4.9);

describe('where a member is (spec 3.2, D1.5)', () => {
  const whereabouts = { city: null, region: null, place_id: null, cell: null };
  const change = async (body: object, before: object = {}) => {
    const browser = server.as(await server.signUpMember());
    await browser.call(changeProfile, { body: before });
    const { city, region, place_id, cell } = (await browser.call(changeProfile, { body })).profile;
    return { city, region, place_id, cell };
  };
  const inUtrecht = { city: 'Utrecht', region: 'NL-UT', place_id: UTRECHT.id, cell: UTRECHT.cell };

  test('a chosen place brings its name, region and cell', async () => {
    expect(await change({ place_id: UTRECHT.id })).toEqual(inUtrecht);
    expect(await change({ place_id: UTRECHT.id, city: 'Elsewhere' })).toEqual(inUtrecht);
    expect(await change({ place_id: UTRECHT.id }, { place_id: DELFT.id })).toEqual(inUtrecht);
  });

  test('a position is stored as its cell and nothing finer, with or without a place', async () => {
    expect(await change({ place_id: UTRECHT.id, cell: home })).toEqual({ ...inUtrecht, cell: home });
    expect(await change({ cell: home }, { place_id: UTRECHT.id })).toEqual({ ...inUtrecht, cell: home });
    expect(await change({ cell: home })).toEqual({ ...whereabouts, cell: home });
  });

  test('after 30 moves a day a further move is refused; other fields can still be changed', async () => {
    const browser = server.as(await server.signUpMember());
    const move = (cell: number) => browser.send(changeProfile, { body: { cell } });
    for (let moves = 0; moves < 30; moves += 1)
      expect((await move(moves % 2 ? home : UTRECHT.cell)).status).toBe(200);
    expect((await move(DELFT.cell)).error?.code).toBe('too_many_requests');
    expect((await browser.send(changeProfile, { body: { living_area: 'By the river' } })).status).toBe(200);
  });

  test('clearing the position leaves the cell of the town, clearing the town leaves none', async () => {
    const before = { place_id: UTRECHT.id, cell: home };
    expect(await change({ cell: null }, before)).toEqual(inUtrecht);
    expect(await change({ place_id: null }, before)).toEqual({ ...whereabouts, region: 'NL-UT' });
    expect(await change({ cell: null }, { cell: home })).toEqual(whereabouts);
  });

  test('a town without a known region clears the old one, and an undo has none either', async () => {
    const inMelilla = { place_id: MELILLA.id, region: null, city: 'Melilla' };
    const moved = { country: 'ES', place_id: MELILLA.id };
    expect(await change(moved, { place_id: UTRECHT.id })).toMatchObject(inMelilla);
    const within = await change({ place_id: MELILLA.id }, { country: 'ES', region: 'ES-MD' });
    expect(within).toMatchObject(inMelilla);
    expect(await change({ place_id: UTRECHT.id, region: null })).toEqual({ ...inUtrecht, region: null });
  });

  test('a city that is typed freely has no place, the same one again changes nothing', async () => {
    const before = { place_id: UTRECHT.id };
    expect(await change({ city: 'Nergenshuizen' }, before)).toEqual({
      ...whereabouts,
      region: 'NL-UT',
      city: 'Nergenshuizen',
    });
    expect(await change({ city: 'Utrecht', living_area: 'Lombok' }, before)).toEqual(inUtrecht);
  });

  test.each([
    ['place_id', { place_id: 2800866 }, 'place_unknown'],
    ['place_id', { place_id: 999_999_999 }, 'place_unknown'],
    ['place_id', { place_id: -1 }, 'place_unknown'],
    ['place_id', { place_id: 'Utrecht' }, 'field_invalid'],
    ['cell', { cell: -1 }, 'position_unknown'],
    ['cell', { cell: 31_999_999 }, 'position_unknown'],
    ['cell', { cell: home + 0.5 }, 'field_invalid'],
  ])('%s is refused: %j', async (field, body, code) => {
    const answer = await server.as(await server.signUpMember()).send(changeProfile, { body: body as never });
    expect([answer.status, answer.error?.fields?.[field]?.code]).toEqual([422, code]);
  });
});

describe('distance (spec D1.5)', async () => {
  const viewer = await server.signUpMember({ cell: UTRECHT.cell, country: 'NZ' });
  const near = await server.signUpMember({ cell: UTRECHT.cell, country: 'NZ', visibleToVisitors: true });
  const far = await server.signUpMember({ cell: DELFT.cell, country: 'NZ' });
  const withoutCity = await server.signUpMember({ country: 'NZ' });
  const distanceOf = async (one: typeof near, other: typeof near) =>
    (await server.as(one).call(getMember, { query: { id: other.profileId } })).member.distance;

  test('is shown in bands between the two cells, on the page as on the card', async () => {
    expect(await distanceOf(viewer, near)).toBe('under_5');
    expect(await distanceOf(viewer, far)).toBe('under_100');
    const { profiles } = await server.as(viewer).call(searchMembers, { query: { country: 'NZ' } });
    const distances = Object.fromEntries(profiles.map(({ id, distance }) => [id, distance]));
    expect(distances).toEqual({
      [near.profileId]: 'under_5',
      [far.profileId]: 'under_100',
      [withoutCity.profileId]: null,
    });
  });

  test('is null where either has no place, and for the viewer’s own profile', async () => {
    expect(await distanceOf(viewer, withoutCity)).toBeNull();
    expect(await distanceOf(withoutCity, near)).toBeNull();
    expect(await distanceOf(viewer, viewer)).toBeNull();
  });

  test('is all that others learn: only the member sees their place id and cell', async () => {
    await server.as(near).call(changeProfile, { body: { cell: home } });
    const seen = await server.as(viewer).send(getMember, { query: { id: near.profileId } });
    expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`place_id|"cell"|${home}`));
    expect((await server.as(near).call(getProfile)).profile.cell).toBe(home);
  });
});
