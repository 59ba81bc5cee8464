import type { PushPayload } from '#contract/push';
import { createStore, useStore } from '../../ui/store.ts';
import { type PushCapability, pushCapability } from './capability.ts';

type LastPushMessage = PushPayload & { receivedAt: string };

/**
 * What this tab knows of push. `isSubscribed`: the server sends push messages to this browser.
 * @spec 3.17 4.11
 */
export type PushState = {
  capability: PushCapability;
  isSubscribed: boolean;
  lastMessage: LastPushMessage | null;
  /** What happened last for which notifications are worth having, so they may be offered in its words. */
  offerAfter: 'message' | 'like' | null;
  /** Our question is open. */
  isAsking: boolean;
};

const initial: PushState = {
  capability: 'unknown',
  isSubscribed: false,
  lastMessage: null,
  offerAfter: null,
  isAsking: false,
};

const state = createStore<PushState>(initial);

export const pushState = state.get;
export const usePushState = (): PushState => useStore(state);
export const updatePushState = (change: Partial<PushState>): void => state.set({ ...state.get(), ...change });
/** What one member's tab knows does not concern the next member. */
export const resetPushState = (): void => state.set(initial);

export const refreshCapability = (): void => updatePushState({ capability: pushCapability() });

/**
 * Called when the member sent a message on this page or saw a like, and never while a page loads.
 * @spec 4.11
 */
export const markPushOfferTimely = (after: 'message' | 'like'): void =>
  updatePushState({ offerAfter: after });
