import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '#contract/countries';
import { getLandingMap } from '#contract/landers';
import { allTowns } from '../../site/places/town-index.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { readMap } from './read-map.ts';

const server = await startTestServer();
const mapFrom = (remoteAddress: string) => server.visitor({ remoteAddress }).call(getLandingMap);

describe('the map of a landing page (spec 2.1, D1.5)', () => {
  test.each([
    ['145.0.0.1', 'NL'],
    ['18.0.0.1', 'US'],
    ['193.190.0.1', 'BE'],
    ['192.0.2.1', 'NL'],
  ])('shows a visitor from %s the map of %s', async (address, country) => {
    expect((await mapFrom(address)).country).toBe(country);
  });

  test('shows a country of the site to a visitor from another country', async () => {
    await setSetting(server, 'countries', ['GB', 'IE']);
    expect((await mapFrom('145.0.0.1')).country).toBe('GB');
  });

  test('is the same for a member, whose place is not in it', async () => {
    await setSetting(server, 'countries', [...countryCodes]);
    const { country } = await server
      .as(await server.signUpMember({ country: 'FR' }), { remoteAddress: '145.0.0.1' })
      .call(getLandingMap);
    expect(country).toBe('NL');
  });

  test.each(countryCodes)('of %s is small, and has its largest towns within the drawing', async country => {
    const map = await readMap(country);
    expect(map.country).toBe(country);
    expect(JSON.stringify(map).length).toBeLessThan(30_000);
    expect(map.land).toMatch(/^M[\d ]+l[-\d ]+z/);
    expect(map.lights.every(path => /^(M\d+ \d+h0)*$/.test(path))).toBe(true);
    expect(map.labels.length).toBeGreaterThanOrEqual(5);
    expect(map.labels[0]?.name).toBe(largestTownOf(country));
    for (const { x, y } of map.labels) {
      expect([Math.min(x, y) > 0, Math.max(x, y) < map.side]).toEqual([true, true]);
    }
  });
});

const largestTownOf = (country: CountryCode) =>
  allTowns()
    .filter(town => town.country === country)
    .reduce((one, other) => (other.population > one.population ? other : one)).name;
