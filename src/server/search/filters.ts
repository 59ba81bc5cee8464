import type { Interest } from '#contract/interests';
import type { Gender } from '#contract/profiles';
import { dayIn } from '../platform/clock.ts';
import { newSince, onlineSince } from '../profiles/activity.ts';
import type { Site } from '../site/sites.ts';
import { type BirthDates, birthDatesOf } from './ages.ts';
import type { Asked } from './similar.ts';

/** What is searched for; undefined is any. A region is its ISO code and implies the country. */
export type Filters = BirthDates & {
  gender?: Gender;
  country?: string;
  region?: string;
  /** All of them. */
  interests?: Interest[];
  /** Any of them. */
  bodyTypes?: string[];
  withPhoto?: true;
  hideFictional?: true;
  /** Seen since then, and not away. */
  onlineSince?: Date;
  newSince?: Date;
};

/** What a search asks for at this moment: ages are birth dates, online and new are since when. */
export const filtersOf = (asked: Asked, { timeZone }: Pick<Site, 'timeZone'>, now: Date): Filters => ({
  ...birthDatesOf({ min: asked.min_age, max: asked.max_age }, dayIn(timeZone, now)),
  gender: asked.gender,
  country: asked.country,
  region: asked.countryregion,
  interests: asked.interests,
  bodyTypes: asked.body_type,
  ...(asked.with_photo && { withPhoto: true }),
  ...(asked.hide_fictional && { hideFictional: true }),
  ...(asked.online && { onlineSince: onlineSince(now) }),
  ...(asked.new && { newSince: newSince(now) }),
});
