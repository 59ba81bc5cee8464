import type { OwnProfile } from '#contract/profiles';
import type { ProfileChange } from './use-saved-field.ts';

/** Region, town and cell as they are, to be put back together. */
export const placeOf = ({ region, city, place_id, cell }: OwnProfile): ProfileChange =>
  place_id === null ? { region, city, place_id, cell } : { region, place_id, cell };
