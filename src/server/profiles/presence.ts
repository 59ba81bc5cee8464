import { ONLINE_MINUTES, PRESENCE_GRACE_MS } from '#contract/constants';
import type { App } from '../app.ts';
import { alongTheWay } from '../platform/database-away.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { activityRank, hiddenSince } from './activity.ts';
import { type Login, markWithoutLogin, noteSign, selectIsHere, shortenLogin } from './presence-queries.ts';
import { lowerActivityRank, raiseActivityRank, raiseHidden } from './queries.ts';
import { type TellingApp, tellLater } from './tell-late.ts';

/** A sign of life is written at most this often. */
const MARK_MS = 60_000;
const ONLINE_MS = ONLINE_MINUTES * 60_000;
const WEEK_MS = 7 * 86_400_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Notes that a member is here, at one of his logins, for the next five minutes. Others see it at once (docs/decisions/0114). Cheap to call
 * with every request: the mark is written at most once a minute, his place in the lists at most once an hour; not at all while the
 * database takes no writes.
 */
export const markPresence = (app: TellingApp, login: Login): Promise<void> =>
  alongTheWay(writePresence(app, login));

async function writePresence(app: TellingApp, { profileId, sessionHash }: Login): Promise<void> {
  const now = app.clock.now();
  const [until, enough] = [after(now, ONLINE_MS), after(now, ONLINE_MS - MARK_MS)];
  const { written, came } = await noteSign(app.db, { profileId, sessionHash, now, until, enough });
  if (written) await raiseActivityRank(app.db, profileId, activityRank(now, false));
  if (came) await tell(app, profileId);
}

/** Notes that a member is here, whatever he is at: for who lives without a login, as members of the demo do. */
export async function markHere(app: TellingApp, profileId: string): Promise<void> {
  const now = app.clock.now();
  const wasHere = await selectIsHere(app.db, profileId, now);
  await markWithoutLogin(app.db, profileId, after(now, ONLINE_MS));
  await raiseActivityRank(app.db, profileId, activityRank(now, false));
  if (!wasHere) await tell(app, profileId);
}

/**
 * Nobody looks at a page of this login any more (section 7). Unless he comes back or is at another one, others see a quarter of a minute
 * later that he is gone: who goes from one page to the next was never away.
 */
export async function markAway(app: TellingApp, login: Login): Promise<void> {
  const now = app.clock.now();
  const at = await shortenLogin(app.db, login, { now, until: after(now, PRESENCE_GRACE_MS) });
  if (at) tellLater(app, login.profileId, at);
}

const tell = (app: TellingApp, profileId: string): Promise<void> =>
  transact(app, tx => app.hooks.onPresence.run(tx, { profileId }));

/** A member turned his presence on or off: his place in the lists tells of it from now on, or no longer. */
export function placeInLists({ db, now }: Tx, profileId: string, isShared: boolean): Promise<void> {
  return isShared
    ? raiseActivityRank(db, profileId, activityRank(now, false))
    : lowerActivityRank(db, profileId, activityRank(hiddenSince(now), false));
}

/** Once a week: whoever hides his presence and was here in the week before stands where all of them stand. */
export function placeHidden({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const monday = hiddenSince(clock.now());
  return raiseHidden(db, activityRank(monday, false), new Date(monday.getTime() - WEEK_MS));
}
