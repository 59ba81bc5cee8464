import type { BusNotice } from '../platform/live/bus.ts';

/** Tells members something of one they know. */
export type Tiding = (to: string[], profileId: string) => BusNotice;

/** That he has left: his card, their chat and their likes leave the open pages. */
export const goneNotice: Tiding = (to, profileId) => ({ to, type: 'gone', ids: { profile: profileId } });

/** That he is back, as he was. */
export const returnedNotice: Tiding = (to, profileId) => ({
  to,
  type: 'returned',
  ids: { profile: profileId },
});
