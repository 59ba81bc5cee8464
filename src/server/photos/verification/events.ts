import type { Hydrators } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';

/** Something changed about a member's verification; nobody else hears of it. */
export const verificationNotice = (profileId: string): BusNotice => ({
  to: [profileId],
  type: 'verification',
  ids: {},
});

export const verificationHydrators: Hydrators = {
  verification: async () => ({ type: 'verification' }),
};
