import type { App } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { activityRank, hiddenSince, onlineSince } from './activity.ts';
import {
  isAtSomeLogin,
  type Login,
  leaveLogin,
  lockComing,
  lockComings,
  lockLogins,
  noteSign,
  updateComings,
} from './presence-queries.ts';
import { type Comings, step } from './presence-step.ts';
import { lowerActivityRank, raiseActivityRank, raiseHidden } from './queries.ts';
import { type TellingApp, tellLater } from './tell-late.ts';

/** A sign of life is written at most this often. */
const MARK_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;

/**
 * Notes that a member is here, at one of his logins. Cheap to call with every request: the mark is written at most once a minute, his
 * place in the lists at most once an hour.
 */
export async function markPresence(app: TellingApp, login: Login): Promise<void> {
  const now = app.clock.now();
  const [since, online] = [new Date(now.getTime() - MARK_MS), onlineSince(now)];
  const { written, kept } = await noteSign(app.db, { ...pickLogin(login), now, since, online });
  if (kept) await raiseActivityRank(app.db, login.profileId, activityRank(now, false));
  else if (written) await markHere(app, login.profileId);
}

/** Notes that a member is here, whatever he is at: for who lives without a login, as members of the demo do. */
export async function markHere(app: TellingApp, profileId: string): Promise<void> {
  await raiseActivityRank(app.db, profileId, activityRank(app.clock.now(), false));
  await transact(app, async tx => {
    const before = await lockComing(tx.db, profileId, tx.now);
    await go(app, tx, profileId, { before, away: false });
  });
}

/** Nobody is at this login any more: unless he is at another one, he is no longer online until the next sign of life (section 7). */
export async function markAway(app: TellingApp, login: Login): Promise<void> {
  await transact(app, async tx => {
    await lockLogins(tx.db, login.profileId);
    const before = await lockComings(tx.db, login.profileId);
    if (!before) return;
    await leaveLogin(tx.db, login);
    if (await isAtSomeLogin(tx.db, login, { now: tx.now, since: onlineSince(tx.now) })) return;
    await go(app, tx, login.profileId, { before, away: true });
  });
}

const pickLogin = ({ profileId, sessionHash }: Login): Login => ({ profileId, sessionHash });

/** He comes or goes: others are told when they see it, and not with every sign. */
async function go(
  app: TellingApp,
  tx: Tx,
  profileId: string,
  { before, away }: { before: Comings; away: boolean },
): Promise<void> {
  const { after, tellAt } = step(before, away, tx.now);
  await updateComings(tx.db, profileId, { after, ...(!away && { seenAt: tx.now }) });
  if (tellAt === null) return;
  if (tellAt > tx.now) tx.afterCommit(() => tellLater(app, profileId, tellAt));
  else await app.hooks.onPresence.run(tx, { profileId });
}

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
