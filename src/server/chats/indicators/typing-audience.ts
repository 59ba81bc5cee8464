import type { App } from '../../app.ts';
import { createPairCache } from '../../platform/live/pair-cache.ts';
import { loadPairState } from './pair-state.ts';
import type { PairState } from './queries.ts';

type TypingLookup = ReturnType<typeof createPairCache<string>>;

/** Types of events that leave the cache valid, because they never end the permission to see typing. */
const ignoredEvents = new Set(['typing', 'delivered', 'read', 'credits', 'presence', 'like_seen']);

const lookups = new WeakMap<App, TypingLookup>();

/**
 * Returns the conversation in which the member `to` may see the member `of` typing. A notice to one of the two
 * members deletes the cached result, except for the types in `ignoredEvents`. Every operation that ends the
 * permission publishes such a notice (decision 0141).
 * @spec D5.6
 */
export function findTypingConversation(app: App, of: string, to: string): Promise<string | undefined> {
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
