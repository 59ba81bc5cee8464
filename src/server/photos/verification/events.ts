import type { EventSerializers } from '../../app.ts';
import type { BusNotice } from '../../platform/live/bus.ts';

export const verificationNotice = (profileId: string): BusNotice => ({
  to: [profileId],
  type: 'verification',
  ids: {},
});

/** @spec D5.9 */
export const verificationEventSerializers: EventSerializers = {
  verification: async () => ({ type: 'verification' }),
};
