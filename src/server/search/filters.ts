import type { Interest } from '#contract/interests';
import type { Gender } from '#contract/profiles';
import { dayIn } from '../platform/clock.ts';
import { newSince } from '../profiles/activity.ts';
import { type BirthDateRange, birthDateRangeOf } from '../profiles/ages.ts';
import { cellsWithin, type DistanceOrigin } from '../profiles/cells/cells-around.ts';
import type { Site } from '../site/sites.ts';
import type { Asked } from './similar.ts';

/** What is searched for; undefined is any. A region is its ISO code and implies the country. */
export type Filters = BirthDateRange & {
  gender?: Gender | undefined;
  country?: string | undefined;
  region?: string | undefined;
  /** All of them. */
  interests?: readonly Interest[] | undefined;
  /** Any of them. */
  bodyTypes?: readonly string[] | undefined;
  withPhoto?: boolean | undefined;
  hideFictional?: boolean | undefined;
  /** Here at that moment. */
  onlineAt?: Date | undefined;
  newSince?: Date | undefined;
  /** In one of these cells; null: in none. */
  cells?: readonly number[] | null | undefined;
  /** Less than so many kilometres away: what `cells` were found by. */
  below?: number | undefined;
  /** None of these members, whom the reader is shown already. */
  except?: readonly string[] | undefined;
};

/** What a search asks for at this moment and place: ages are birth dates, online and new are since when, a distance is cells. */
export function filtersOf(
  asked: Asked,
  place: DistanceOrigin | null,
  { timeZone }: Pick<Site, 'timeZone'>,
  now: Date,
): Filters {
  const { gender, country, countryregion: region, distance: below } = asked;
  return {
    ...birthDateRangeOf({ min: asked.min_age, max: asked.max_age }, dayIn(timeZone, now)),
    gender,
    country,
    region,
    interests: asked.interests,
    bodyTypes: asked.body_type,
    withPhoto: asked.with_photo,
    hideFictional: asked.hide_fictional,
    onlineAt: asked.online ? now : undefined,
    newSince: asked.new ? newSince(now) : undefined,
    below,
    cells: below !== undefined && place ? cellsWithin(place, { below, country, region }) : undefined,
  };
}
