import type { BodyIn } from '#contract/call';
import type { changeProfile } from '#contract/profiles';

export type EditedField = keyof BodyIn<typeof changeProfile>;

/** The distance to other members depends on these fields. */
const LOCATION_FIELDS = new Set<EditedField>(['country', 'place_id', 'cell']);

/**
 * Returns tags beyond those of the call: sharing settings and the location change what the member sees of other
 * members.
 */
export const tagsAffectedBy = (field: EditedField, ownId: string): string[] =>
  field.startsWith('shares_') || LOCATION_FIELDS.has(field)
    ? ['member', 'members', 'likes', 'chats', 'thread']
    : [`member:${ownId}`];
