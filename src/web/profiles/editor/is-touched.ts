import type { QueryKey } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import type { changeProfile } from '#contract/profiles';

export type ProfileField = keyof BodyIn<typeof changeProfile>;

const SHOWING_MEMBERS = new Set<unknown>(['member', 'members', 'faces', 'likes', 'chats', 'thread']);
/** Where one is: how far away others are depends on it. */
const WHEREABOUTS = new Set<ProfileField>(['country', 'place_id', 'cell']);

/** Whether a query shows the changed field: one's own page and name, and with what one shares or where one is all that shows others. */
export const isTouched = ([what, id]: QueryKey, field: ProfileField, ownId: string): boolean =>
  what === 'user' ||
  (what === 'member' && id === ownId) ||
  ((field.startsWith('shares_') || WHEREABOUTS.has(field)) && SHOWING_MEMBERS.has(what));
