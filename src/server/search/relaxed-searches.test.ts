import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { interests } from '#contract/interests';
import { startTestServer } from '../testing/start-test-server.ts';
import { interestBit } from './interest-bits.ts';
import { neighbouringRegions } from './neighbouring-regions.ts';
import { similarFilters } from './similar.ts';
import { relaxedSearches } from './widening.ts';

const { db } = await startTestServer();

describe('similar results relax the search step by step (spec D2.23)', () => {
  test('neighbouring ages, the nearest regions, the country, any age', () => {
    const steps = similarFilters({ gender: 'male', countryregion: 'NL-UT', min_age: 30, max_age: 40 });
    expect(steps[0]).toMatchObject({ countryregion: 'NL-UT', min_age: 25, max_age: 45 });
    expect(steps.slice(1, 4).map(({ countryregion }) => countryregion)).toEqual(neighbouringRegions('NL-UT'));
    expect(steps.slice(4)).toEqual([
      { gender: 'male', country: 'NL', min_age: 30, max_age: 40 },
      { gender: 'male', country: 'NL' },
    ]);
  });

  test('within a distance: the bands beyond it first', () => {
    const steps = similarFilters({ distance: 50, near: 1, interests: ['gym'] });
    expect(steps.map(({ distance }) => distance)).toEqual([100, 250]);
    expect(steps[0]?.interests).toEqual(['gym']);
  });

  test('neighbouring regions are the ones of the same country whose population is nearest', () => {
    expect(neighbouringRegions('NL-NH').slice(0, 3).sort()).toEqual(['NL-FL', 'NL-UT', 'NL-ZH']);
    expect(neighbouringRegions('DE-BY')).toContain('DE-BW');
    expect(neighbouringRegions('US-CA')).toContain('US-NV');
    expect(neighbouringRegions('XX-YY')).toEqual([]);
  });
});

describe('filters that a search without results can relax', () => {
  test('are relaxed one at a time, the smallest change first', () => {
    const asked = {
      distance: 100,
      near: 1,
      min_age: 30,
      interests: ['gym' as const, 'wine' as const],
      online: true,
      countryregion: 'NL-NH',
      hide_fictional: true,
    };
    const looser = relaxedSearches(asked);
    expect(looser.map(({ loosened }) => loosened)).toEqual([
      'distance',
      'ages',
      'interests',
      'online',
      'countryregion',
      'distance',
    ]);
    expect(looser[0]?.query).toEqual({ ...asked, distance: 250 });
    expect(looser[2]?.query.interests).toEqual(['wine']);
    expect(looser[4]?.query).toMatchObject({ countryregion: undefined, country: 'NL' });
  });

  test('are six at most: of each kind the smallest and the largest change before those between', () => {
    const wide = { distance: 5, min_age: 30, interests: ['gym' as const, 'wine' as const, 'art' as const] };
    expect(relaxedSearches(wide).map(({ query }) => query)).toMatchObject([
      { distance: 10 },
      { min_age: 25 },
      { interests: ['wine', 'art'] },
      { interests: ['gym', 'wine'] },
      { min_age: undefined },
      { min_age: 30, interests: ['gym', 'wine', 'art'] },
    ]);
    const everything = { ...wide, online: true, new: true, with_photo: true, countryregion: 'NL-NH' };
    expect(relaxedSearches(everything)).toHaveLength(6);
    expect(similarFilters(everything)).toHaveLength(6);
    expect(similarFilters(everything).at(-1)).toMatchObject({ country: 'NL', online: true });
  });

  test('hide_fictional is never relaxed', () => {
    expect(relaxedSearches({ hide_fictional: true })).toEqual([]);
  });
});

test('each interest has the same bit in the contract and in the database', async () => {
  const { rows } = await sql<{ interest: string; bit: string }>`
    select interest, interest_bit(interest)::text as bit from unnest(${[...interests]}::text[]) as interest`.execute(
    db,
  );
  expect(rows).toEqual(interests.map(interest => ({ interest, bit: String(interestBit(interest)) })));
});
