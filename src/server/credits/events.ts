import type { Hydrators } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import { creditsOf } from './credits-of.ts';

/** Tells a member's browsers that his credits changed; publish it by `tx.notify` where they do. */
export const creditsChanged = (member: { profileId: string; accountId: string }): BusNotice => ({
  to: [member.profileId],
  type: 'credits',
  ids: { account: member.accountId },
});

export const creditHydrators: Hydrators = {
  credits: async (app, { ids }) => ({
    type: 'credits',
    credits: await creditsOf(app.db, String(ids.account)),
  }),
};
