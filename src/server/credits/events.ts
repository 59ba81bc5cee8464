import type { EventSerializers } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import { totalCredits } from './wallet.ts';

/**
 * Callers publish this event with `tx.publish`, in the transaction that changes the credits.
 * @spec D5.6
 */
export const creditsChangedEvent = (member: { profileId: string; accountId: string }): BusNotice => ({
  to: [member.profileId],
  type: 'credits',
  ids: { account: member.accountId },
});

export const creditSerializers: EventSerializers = {
  credits: async (app, { ids }) => ({
    type: 'credits',
    credits: await totalCredits(app.db, String(ids.account)),
  }),
};
