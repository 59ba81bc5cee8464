import type { App } from '../../app.ts';
import { batched } from '../../platform/live/batched.ts';
import { type MemberPair, type PairState, selectPairStates } from './queries.ts';

const pairKey = ({ of, to }: MemberPair) => `${of} ${to}`;

/** @spec D4.8 D5.6 */
export const loadPairState = batched(async (app: App, pairs: MemberPair[]) => {
  const distinctPairs = [...new Map(pairs.map(pair => [pairKey(pair), pair])).values()];
  const found = new Map((await selectPairStates(app.db, distinctPairs)).map(row => [pairKey(row), row]));
  return pairs.map(pair => found.get(pairKey(pair)));
});

export const sharesReadReceipts = (state: PairState | undefined): state is PairState =>
  state?.read === true && state.shows_profile === true;
