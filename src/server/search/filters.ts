import type { Interest } from '#contract/interests';
import type { Gender } from '#contract/profiles';
import { dayIn } from '../platform/clock.ts';
import { newSince } from '../profiles/activity.ts';
import { type BirthDateRange, birthDateRangeOf } from '../profiles/ages.ts';
import { cellsWithin, type DistanceOrigin } from '../profiles/cells/cells-around.ts';
import type { Site } from '../site/sites.ts';
import type { SearchRequest } from './similar.ts';

/** `region` is an ISO code such as `NL-NH`, which also determines the country. */
export type Filters = BirthDateRange & {
  gender?: Gender | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** Members must have all of these interests. */
  interests?: readonly Interest[] | undefined;
  /** Members must have any of these body types. */
  bodyTypes?: readonly string[] | undefined;
  withPhoto?: boolean | undefined;
  hideFictional?: boolean | undefined;
  onlineAt?: Date | undefined;
  newSince?: Date | undefined;
  /** Members must live in one of these cells; null means members without a cell. */
  cells?: readonly number[] | null | undefined;
  /** Members must live less than this many kilometres from the search origin. */
  below?: number | undefined;
  /** Ids of members whom the page already shows, so the search leaves them out. */
  except?: readonly string[] | undefined;
};

/**
 * Turns ages into birth dates as of today, and a distance into cells.
 * @spec D2.22 D2.1
 */
export function resolveFilters(
  request: SearchRequest,
  origin: DistanceOrigin | null,
  { timeZone }: Pick<Site, 'timeZone'>,
  now: Date,
): Filters {
  const { gender, country, countryregion: region, distance: below } = request;
  return {
    ...birthDateRangeOf({ min: request.min_age, max: request.max_age }, dayIn(timeZone, now)),
    gender,
    country,
    region,
    interests: request.interests,
    bodyTypes: request.body_type,
    withPhoto: request.with_photo,
    hideFictional: request.hide_fictional,
    onlineAt: request.online ? now : undefined,
    newSince: request.new ? newSince(now) : undefined,
    below,
    cells: below !== undefined && origin ? cellsWithin(origin, { below, country, region }) : undefined,
  };
}
