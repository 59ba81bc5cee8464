import type { OwnProfile } from '#contract/profiles';
import type { ProfileFieldChange } from './use-saved-field.ts';

/** Returns the fields of a location, which an undo must restore together. */
export const locationOf = ({ region, city, place_id, cell }: OwnProfile): ProfileFieldChange =>
  place_id === null ? { region, city, place_id, cell } : { region, place_id, cell };
