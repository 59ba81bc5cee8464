import { describe, expect, test } from 'vitest';
import { cellOf, isCell } from '#contract/cells';
import { type CountryCode, countryCodes } from '#contract/countries';
import { geocode, searchPlaces } from '#contract/places';
import { isRegionOf } from '#contract/regions';
import { startTestServer } from '../../testing/start-test-server.ts';
import { allTowns } from './town-index.ts';

const server = await startTestServer();
const visitor = server.visitor();
const findByPrefix = async (q: string, country?: CountryCode) =>
  (await visitor.call(searchPlaces, { query: { q, country } })).places;
const findNames = async (q: string, country?: CountryCode) =>
  (await findByPrefix(q, country)).map(({ name }) => name);

describe('places by the start of their name (spec 3.2, D1.5)', () => {
  test('are sorted by population, at most ten', async () => {
    expect((await findByPrefix('ams', 'NL'))[0]).toEqual({
      id: 2759794,
      name: 'Amsterdam',
      country: 'NL',
      region: 'NL-NH',
      cell: cellOf(52.374, 4.89),
    });
    expect(await findByPrefix('a', 'NL')).toHaveLength(10);
    expect((await findNames('ber'))[0]).toBe('Berlin');
  });

  test.each([
    ['Köln', 'koln'],
    ['Köln', 'KÖLN'],
    ['Köln', 'Keulen'],
    ['Den Haag', 'den haag'],
    ['Den Haag', 's-grav'],
    ['Den Haag', 'The Hague'],
    ['Den Bosch', "'s hertogen"],
    ['Brussel', 'bruxelles'],
    ['Łódź', 'lodz'],
    ['Genève', 'genf'],
    ['St. Gallen', 'sankt gallen'],
    ['München', 'mun'],
    ['Göttingen', 'Goettingen'],
    ['Düsseldorf', 'duesseld'],
    ['Gdańsk', 'GDANSK'],
    ['Białystok', 'bialy'],
    ['Besançon', 'besancon'],
    ['A Coruña', 'a coruna'],
    ['Gießen', 'giessen'],
  ])('%s is found by “%s”, in any spelling and language', async (name, q) => {
    expect(await findNames(q)).toContain(name);
  });

  test('are in the given country, else in the countries of the site, without sections of towns', async () => {
    expect(await findNames('Paris', 'NL')).toEqual([]);
    expect((await findByPrefix('London', 'CA'))[0]?.region).toBe('CA-ON');
    expect(await findNames('Amsterdam-Z', 'NL')).toEqual([]);
    expect(await findNames('Moskva')).toEqual([]);
    expect(await findNames('...')).toEqual([]);
  });

  test('nearly all have a region of their country', () => {
    const towns = allTowns();
    const wrong = towns.filter(({ country, region }) => region !== null && !isRegionOf(country, region));
    expect(wrong).toEqual([]);
    for (const code of countryCodes) {
      const countryTowns = towns.filter(({ country }) => country === code);
      const withRegion = countryTowns.filter(({ region }) => region !== null).length;
      expect(withRegion / countryTowns.length, code).toBeGreaterThan(0.99);
    }
  });

  test.each([
    [{ q: '' }, 'q', 'field_required'],
    [{ q: '   ' }, 'q', 'field_required'],
    [{}, 'q', 'field_required'],
    [{ q: 'x'.repeat(81) }, 'q', 'field_too_long'],
    [{ q: 'a\u0000b' }, 'q', 'field_invalid'],
    [{ q: 'ams', country: 'XX' }, 'country', 'field_invalid'],
  ])('%j is refused as a field error', async (query, field, code) => {
    const { status, error } = await visitor.send(searchPlaces, { query: query as { q: string } });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
  });
});

describe('the place of a position (spec 7.3)', () => {
  const at = (lat: string, lon: string) => visitor.send(geocode, { query: { lat, lon } });

  test.each([
    ['52.3702', '4.8952', 'Amsterdam', 'NL-NH'],
    ['52.0116', '4.3571', 'Delft', 'NL-ZH'],
    ['51.2194', '4.4025', 'Antwerpen', 'BE-VAN'],
    ['-36.85', '174.76', 'Auckland', 'NZ-AUK'],
    ['40.7128', '-74.0060', 'New York', 'US-NY'],
  ])('%s, %s is in %s', async (lat, lon, name, region) => {
    const { place, cell } = await visitor.call(geocode, { query: { lat, lon } });
    expect(place).toMatchObject({ name, region });
    expect(cell).toBe(cellOf(Number(lat), Number(lon)));
    expect(isCell(cell)).toBe(true);
  });

  test.each([
    ['30', '-40'],
    ['0', '0'],
    ['90', '0'],
    ['-89.9', '120'],
  ])('%s, %s is far from every place and refused', async (lat, lon) => {
    const { status, error } = await at(lat, lon);
    expect([status, error?.code]).toEqual([422, 'place_unknown']);
  });

  test.each([
    [{ lat: '90.1', lon: '4' }, 'lat', 'position_unknown'],
    [{ lat: '52', lon: '180.5' }, 'lon', 'position_unknown'],
    [{ lat: '-91', lon: '-181' }, 'lon', 'position_unknown'],
    [{ lat: 'here', lon: '4' }, 'lat', 'position_unknown'],
    [{ lat: '5e1', lon: '4' }, 'lat', 'position_unknown'],
    [{ lat: 'NaN', lon: '4' }, 'lat', 'position_unknown'],
    [{ lat: '52' }, 'lon', 'field_required'],
    [{}, 'lat', 'field_required'],
  ])('%j is refused as a field error', async (query, field, code) => {
    const { status, error } = await visitor.send(geocode, { query: query as { lat: string; lon: string } });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
  });
});
