import { countryOfRegion } from '#contract/countries';
import { ApiError, fieldError } from '#contract/errors';
import { isRegionOf } from '#contract/regions';
import { unofferedFields } from '#contract/search-fields';
import type { Caller } from '../app.ts';
import type { SearchRequest } from './similar.ts';

/**
 * @throws at the field concerned: search_field_closed; region_unknown for an unknown region or one of another
 * country
 * @spec 3.16 D2.22
 */
export function assertSearchable({ site }: Pick<Caller, 'site'>, request: SearchRequest, prefix = ''): void {
  const unoffered = unofferedFields(request, site.settings);
  if (unoffered.length > 0) {
    const fields = Object.fromEntries(
      unoffered.map(field => [prefix + field, { code: 'search_field_closed' as const }]),
    );
    throw new ApiError('invalid_input', { fields });
  }
  refuseUnknownRegion(request, prefix);
}

function refuseUnknownRegion({ country, countryregion }: SearchRequest, prefix: string): void {
  if (countryregion === undefined) return;
  const regionCountry = countryOfRegion(countryregion);
  const fits =
    regionCountry !== undefined &&
    isRegionOf(regionCountry, countryregion) &&
    (country ?? regionCountry) === regionCountry;
  if (!fits) throw fieldError(`${prefix}countryregion`, 'region_unknown');
}
