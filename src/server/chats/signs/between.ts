import type { App } from '../../app.ts';
import { batched } from '../../platform/live/batched.ts';
import { type Between, type Pair, selectBetween } from './queries.ts';

const keyOf = ({ of, to }: Pair) => `${of} ${to}`;

/** What stands between one of whom a sign came and one who may learn of it; undefined where he may not know of him at all. */
export const loadBetween = batched(async (app: App, pairs: Pair[]) => {
  const wanted = [...new Map(pairs.map(pair => [keyOf(pair), pair])).values()];
  const found = new Map((await selectBetween(app.db, wanted)).map(row => [keyOf(row), row]));
  return pairs.map(pair => found.get(keyOf(pair)));
});

/** He lets it be known what he read; of who hides no more is told than his name. */
export const tellsRead = (between: Between | undefined): between is Between =>
  between?.read === true && between.shows_himself === true;
