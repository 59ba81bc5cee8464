import type { App, Hydrators } from '../../app.ts';
import { batched } from '../../platform/live/batched.ts';
import { activityOf } from '../../profiles/activity.ts';
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

/** What members tell of themselves without saying a word: each is asked for at the moment it is delivered. */
export const signHydrators: Hydrators = {
  typing: async (app, { ids }, profileId) => {
    const between = await loadBetween(app, { of: String(ids.of), to: profileId });
    if (!between?.typing || !between.shows_himself) return null;
    return { type: 'typing', conversation: between.conversation, typing: ids.typing === true };
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
