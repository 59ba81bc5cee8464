import type { OwnProfile } from '#contract/profiles';
import type { ProfileFieldChange } from './use-saved-field.ts';

/** Returns all fields of a location, because an undo must restore them together. */
export const locationOf = ({ region, city, place_id, cell }: OwnProfile): ProfileFieldChange =>
  place_id === null ? { region, city, place_id, cell } : { region, place_id, cell };
