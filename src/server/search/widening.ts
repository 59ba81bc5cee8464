import { countryOfRegion } from '#contract/countries';
import type { RelaxableFilter } from '#contract/search';
import { fartherBands, neighbouringAges, pickAlternatives, type SearchRequest } from './similar.ts';

type RelaxedSearch = { loosened: RelaxableFilter; query: SearchRequest };

/**
 * Returns relaxed searches, the smallest change first. `hide_fictional` is never relaxed.
 * @spec D2.23
 */
export const relaxedSearches = (request: SearchRequest): RelaxedSearch[] =>
  pickAlternatives(allRelaxedSearches(request), ({ loosened }) => loosened);

function allRelaxedSearches(request: SearchRequest): RelaxedSearch[] {
  const { distance, min_age, max_age, interests = [], countryregion, country } = request;
  const hasAges = min_age !== undefined || max_age !== undefined;
  const without = (loosened: RelaxableFilter & keyof SearchRequest): RelaxedSearch[] => {
    const { [loosened]: dropped, ...query } = request;
    return dropped === undefined || dropped === false ? [] : [{ loosened, query }];
  };
  return [
    ...(distance === undefined ? [] : fartherBands(distance)).map(km =>
      relax('distance', request, { distance: km }),
    ),
    ...(hasAges ? [relax('ages', request, neighbouringAges(request))] : []),
    ...(interests.length > 1
      ? interests.map(interest =>
          relax('interests', request, { interests: interests.filter(other => other !== interest) }),
        )
      : without('interests')),
    ...without('body_type'),
    ...without('online'),
    ...without('new'),
    ...without('with_photo'),
    ...(countryregion
      ? [
          relax('countryregion', request, {
            countryregion: undefined,
            country: country ?? countryOfRegion(countryregion),
          }),
        ]
      : []),
    ...(hasAges ? [relax('ages', request, { min_age: undefined, max_age: undefined })] : []),
    ...without('distance'),
    ...(countryregion ? [] : without('country')),
  ];
}

const relax = (
  loosened: RelaxableFilter,
  request: SearchRequest,
  change: Partial<SearchRequest>,
): RelaxedSearch => ({
  loosened,
  query: { ...request, ...change },
});
