import type { BusNotice } from '../platform/live/bus.ts';

/** A notice to members about another member. */
export type MemberNotice = (to: string[], profileId: string) => BusNotice;

/**
 * The member has left: browsers remove their card, conversation and likes from open pages.
 * @spec D5.6 4.3
 */
export const memberLeftNotice: MemberNotice = (to, profileId) => ({
  to,
  type: 'gone',
  ids: { profile: profileId },
});

/** The member is back: browsers show them again. */
export const memberReturnedNotice: MemberNotice = (to, profileId) => ({
  to,
  type: 'returned',
  ids: { profile: profileId },
});
