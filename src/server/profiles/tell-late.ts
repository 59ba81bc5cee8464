import type { App } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { selectIsHere } from './presence-queries.ts';

export type TellingApp = Pick<App, 'db' | 'clock' | 'bus' | 'hooks' | 'log'>;

/** When others see that a member left, by member. */
const waiting = new WeakMap<TellingApp, Map<string, Date>>();
/** So much later the clocks of all processes have come to that moment. */
const SLACK_MS = 100;

/** Tells that somebody left at the moment from which others see it. What a crash loses the next fetch shows. */
export function tellLater(app: TellingApp, profileId: string, at: Date): void {
  const late = waiting.get(app) ?? new Map<string, Date>();
  const known = late.get(profileId);
  // Of two devices that are left others see the later one.
  waiting.set(app, late.set(profileId, known && known > at ? known : at));
  const wait = at.getTime() - app.clock.now().getTime() + SLACK_MS;
  setTimeout(() => void tellLate(app), wait).unref();
}

const tellNoMore = ({ log }: TellingApp, error: unknown) =>
  log.warn({ err: error }, 'a leaving was not told');

/** Tells of all who left and did not come back meanwhile, as far as others see it by now. */
export async function tellLate(app: TellingApp): Promise<void> {
  const now = app.clock.now();
  const late = waiting.get(app) ?? new Map<string, Date>();
  const due = [...late].filter(([, at]) => at <= now);
  for (const [profileId] of due) late.delete(profileId);
  for (const [profileId] of due) await tellLeft(app, profileId, now).catch(error => tellNoMore(app, error));
}

const tellLeft = (app: TellingApp, profileId: string, now: Date): Promise<void> =>
  transact(app, async tx => {
    if (!(await selectIsHere(tx.db, profileId, now))) await app.hooks.onPresence.run(tx, { profileId });
  });
