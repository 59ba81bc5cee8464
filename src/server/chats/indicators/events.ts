import type { App, EventSerializers } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { activityOf } from '../../profiles/activity.ts';
import { selectPartners } from '../queries.ts';
import { createPairCache } from './pair-cache.ts';
import { loadPairState, sharesReadReceipts } from './pair-state.ts';
import type { PairState } from './queries.ts';

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

type TypingLookup = ReturnType<typeof createPairCache<string>>;

/** These events never end the permission to see typing, so the cache stays valid. */
const ignoredEvents = new Set(['typing', 'delivered', 'read', 'credits', 'presence', 'like_seen']);

const lookups = new WeakMap<App, TypingLookup>();

/**
 * Operations that end the permission must publish a notice, because the result is cached (decision 0141).
 * @spec D5.6
 */
function findTypingConversation(app: App, of: string, to: string): Promise<string | undefined> {
  const lookup =
    lookups.get(app) ?? createPairCache({ ...app, ignoredEvents, load: loadTypingConversation(app) });
  lookups.set(app, lookup);
  return lookup(of, to);
}

const loadTypingConversation = (app: App) => async (of: string, to: string) => {
  const state = await loadPairState(app, { of, to });
  return sharesTyping(state) ? state.conversation : undefined;
};

const sharesTyping = (state: PairState | undefined): state is PairState =>
  state?.typing === true && state.shows_profile === true;

/** @spec D4.8 */
export async function publishPresence(
  { db, publish }: Tx,
  { profileId, hidden }: { profileId: string; hidden?: 'presence' | 'profile' },
): Promise<void> {
  const to = await selectPartners(db, profileId);
  if (to.length > 0) publish({ to, type: 'presence', ids: { of: profileId, ...(hidden && { hidden }) } });
}
