import { countryOfRegion } from '#contract/countries';
import type { RelaxableFilter } from '#contract/search';
import { fewOfEach } from './few-of-each.ts';
import { type Asked, fartherAway, neighbouringAges } from './similar.ts';

/** A search with one thing less to ask for. */
type Looser = { loosened: RelaxableFilter; query: Asked };

/**
 * What a search that finds nobody can let go of, one thing at a time, the least first: farther away, a few years, one interest
 * ... at last the country; a few at most. That fictional profiles are hidden is nothing to let go of.
 */
export const looserSearches = (asked: Asked): Looser[] =>
  fewOfEach(everyLooser(asked), ({ loosened }) => loosened);

function everyLooser(asked: Asked): Looser[] {
  const { distance, min_age, max_age, interests = [], countryregion, country } = asked;
  const askedAge = min_age !== undefined || max_age !== undefined;
  const without = (loosened: RelaxableFilter & keyof Asked): Looser[] => {
    const { [loosened]: dropped, ...query } = asked;
    return dropped === undefined || dropped === false ? [] : [{ loosened, query }];
  };
  return [
    ...(distance === undefined ? [] : fartherAway(distance)).map(km =>
      loosen('distance', asked, { distance: km }),
    ),
    ...(askedAge ? [loosen('ages', asked, neighbouringAges(asked))] : []),
    ...(interests.length > 1
      ? interests.map(one =>
          loosen('interests', asked, { interests: interests.filter(other => other !== one) }),
        )
      : without('interests')),
    ...without('body_type'),
    ...without('online'),
    ...without('new'),
    ...without('with_photo'),
    ...(countryregion
      ? [
          loosen('countryregion', asked, {
            countryregion: undefined,
            country: country ?? countryOfRegion(countryregion),
          }),
        ]
      : []),
    ...(askedAge ? [loosen('ages', asked, { min_age: undefined, max_age: undefined })] : []),
    ...without('distance'),
    ...(countryregion ? [] : without('country')),
  ];
}

const loosen = (loosened: RelaxableFilter, asked: Asked, change: Partial<Asked>): Looser => ({
  loosened,
  query: { ...asked, ...change },
});
