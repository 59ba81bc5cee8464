import type { QueryKey } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import type { changeProfile } from '#contract/profiles';

export type EditedField = keyof BodyIn<typeof changeProfile>;

const MEMBER_QUERIES = new Set<unknown>(['member', 'members', 'faces', 'likes', 'chats', 'thread']);
/** The distance to other members depends on these fields. */
const LOCATION_FIELDS = new Set<EditedField>(['country', 'place_id', 'cell']);

/** Sharing settings and the location change what the member sees of other members. */
export const isAffectedBy = ([queryName, id]: QueryKey, field: EditedField, ownId: string): boolean =>
  queryName === 'user' ||
  (queryName === 'member' && id === ownId) ||
  ((field.startsWith('shares_') || LOCATION_FIELDS.has(field)) && MEMBER_QUERIES.has(queryName));
