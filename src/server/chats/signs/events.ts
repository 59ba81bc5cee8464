import type { Hydrators } from '../../app.ts';
import { activityOf } from '../../profiles/activity.ts';
import { loadBetween, tellsRead } from './between.ts';
import { whoLearnsOfTyping } from './who-learns-of-typing.ts';

/** What members tell of themselves without saying a word: each is asked for at the moment it is delivered. */
export const signHydrators: Hydrators = {
  typing: async (app, { ids }, profileId) => {
    const conversation = await whoLearnsOfTyping(app, String(ids.of), profileId);
    return conversation === undefined ? null : { type: 'typing', conversation, typing: ids.typing === true };
  },
  delivered: async (app, { ids }, profileId) => {
    const between = await loadBetween(app, { of: String(ids.of), to: profileId });
    if (!tellsRead(between)) return null;
    if (!between.shares_presence || !between.viewer_shares_presence) return null;
    return { type: 'delivered', conversation: between.conversation, seq: Number(ids.seq) };
  },
  presence: async (app, { ids: { of, hidden } }, profileId) => {
    const between = await loadBetween(app, { of: String(of), to: profileId });
    if (!between?.viewer_shares_presence) return null;
    const { shares_presence: shares, shows_himself: shows } = between;
    const couldTell = (shares || hidden === 'presence') && (shows || hidden === 'profile');
    if (!couldTell) return null;
    const activity = shares && shows ? activityOf(between, app.clock.now()) : 'away';
    return { type: 'presence', profile: between.of, activity };
  },
  sharing: async () => ({ type: 'sharing' }),
};
