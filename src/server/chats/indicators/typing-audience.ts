import type { App } from '../../app.ts';
import { createPairCache } from './pair-cache.ts';
import { loadPairState } from './pair-state.ts';
import type { PairState } from './queries.ts';

type TypingLookup = ReturnType<typeof createPairCache<string>>;

/** These events never end the permission to see typing, so the cache stays valid. */
const ignoredEvents = new Set(['typing', 'delivered', 'read', 'credits', 'presence', 'like_seen']);

const lookups = new WeakMap<App, TypingLookup>();

/**
 * Operations that end the permission must publish a notice, because the result is cached (decision 0141).
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
