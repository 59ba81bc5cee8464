import type { EventSerializers } from '../../app.ts';
import { activityOf } from '../../profiles/activity.ts';
import { loadPairState, sharesReadReceipts } from './pair-state.ts';
import { findTypingConversation } from './typing-audience.ts';

/**
 * Each serializer checks at delivery whether the viewer may see the other member's indicator.
 * @spec D4.8 D5.6
 */
export const indicatorEventSerializers: EventSerializers = {
  typing: async (app, { ids }, profileId) => {
    const conversation = await findTypingConversation(app, String(ids.of), profileId);
    return conversation === undefined ? null : { type: 'typing', conversation, typing: ids.typing === true };
  },
  delivered: async (app, { ids }, profileId) => {
    const state = await loadPairState(app, { of: String(ids.of), to: profileId });
    if (!sharesReadReceipts(state)) return null;
    if (!state.shares_presence || !state.viewer_shares_presence) return null;
    return { type: 'delivered', conversation: state.conversation, seq: Number(ids.seq) };
  },
  presence: async (app, { ids: { of, hidden } }, profileId) => {
    const state = await loadPairState(app, { of: String(of), to: profileId });
    if (!state?.viewer_shares_presence) return null;
    const { shares_presence: shares, shows_profile: shows } = state;
    const isAllowed = (shares || hidden === 'presence') && (shows || hidden === 'profile');
    if (!isAllowed) return null;
    const activity = shares && shows ? activityOf(state, app.clock.now()) : 'away';
    return { type: 'presence', profile: state.of, activity };
  },
  sharing: async () => ({ type: 'sharing' }),
};
