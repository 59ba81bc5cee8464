import { countryOfRegion } from '#contract/countries';
import { ApiError, fieldError } from '#contract/errors';
import { isRegionOf } from '#contract/regions';
import { unofferedFields } from '#contract/search-fields';
import type { Caller } from '../app.ts';
import type { Asked } from './similar.ts';

/**
 * Refuses what cannot be searched for: filters the site does not offer (`search_field_closed`), a region that is none or lies in
 * another country (`region_unknown`), from near to far without a place (`place_needed`). Each at its field.
 */
export function assertSearchable({ site }: Pick<Caller, 'site'>, asked: Asked, prefix = ''): void {
  const closed = unofferedFields(asked, site.settings);
  if (closed.length > 0) {
    const fields = Object.fromEntries(
      closed.map(field => [prefix + field, { code: 'search_field_closed' as const }]),
    );
    throw new ApiError('invalid_input', { fields });
  }
  refuseUnknownRegion(asked, prefix);
}

function refuseUnknownRegion({ country, countryregion }: Asked, prefix: string): void {
  if (countryregion === undefined) return;
  const home = countryOfRegion(countryregion);
  const fits = home !== undefined && isRegionOf(home, countryregion) && (country ?? home) === home;
  if (!fits) throw fieldError(`${prefix}countryregion`, 'region_unknown');
}
