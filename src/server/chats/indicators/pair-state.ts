import type { App } from '../../app.ts';
import { batched } from '../../platform/live/batched.ts';
import { type MemberPair, type PairState, selectPairStates } from './queries.ts';

const pairKey = ({ of, to }: MemberPair) => `${of} ${to}`;

/**
 * Loads what the member `to` may know about the member `of`; undefined if nothing.
 * @spec D4.8 D5.6
 */
export const loadPairState = batched(async (app: App, pairs: MemberPair[]) => {
  const distinctPairs = [...new Map(pairs.map(pair => [pairKey(pair), pair])).values()];
  const found = new Map((await selectPairStates(app.db, distinctPairs)).map(row => [pairKey(row), row]));
  return pairs.map(pair => found.get(pairKey(pair)));
});

/** True if both members share read receipts and the viewed member is not hidden from the viewer. */
export const sharesReadReceipts = (state: PairState | undefined): state is PairState =>
  state?.read === true && state.shows_profile === true;
