import type { BusNotice } from '../platform/live/bus.ts';

export type MemberNotice = (to: string[], profileId: string) => BusNotice;

/**
 * The event makes browsers remove the member from open pages.
 * @spec D5.6 4.3
 */
export const memberLeftNotice: MemberNotice = (to, profileId) => ({
  to,
  type: 'gone',
  ids: { profile: profileId },
});

export const memberReturnedNotice: MemberNotice = (to, profileId) => ({
  to,
  type: 'returned',
  ids: { profile: profileId },
});
