import type { BusNotice } from '../platform/live/bus.ts';

/** Tells these members that one they know is gone: his card, their chat and their likes leave the open pages. */
export const goneNotice = (to: string[], profileId: string): BusNotice => ({
  to,
  type: 'gone',
  ids: { profile: profileId },
});
