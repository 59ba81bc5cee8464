import { LOGIN_LOCKOUT } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { countAttempt, type LockoutKey, startLockout, uncountAttempt } from './login-queries.ts';

type LoginAttempt = {
  /**
   * @throws login_blocked if this failure starts a lockout
   */
  recordFailure(): Promise<void>;
  /** Takes back only this attempt, because a member's login must not reset a guesser's count. */
  discard(): Promise<void>;
};

/**
 * Locks addresses without an account too, so that a lockout reveals nothing.
 * @throws login_blocked
 * @spec 4.6 D2.19
 */
export async function beginAttempt(app: App, key: LockoutKey): Promise<LoginAttempt> {
  const now = app.clock.now();
  const counted = await countAttempt(app.db, key, now);
  if (counted.locked_until && counted.locked_until > now) throw loginBlockedError(counted.locked_until, now);
  // `failures` can exceed the limit here, because it includes unfinished attempts.
  if (counted.failures > LOGIN_LOCKOUT.failures) throw loginBlockedError(await lockOut(app, key, now), now);
  return {
    async recordFailure() {
      if (counted.failures >= LOGIN_LOCKOUT.failures)
        throw loginBlockedError(await lockOut(app, key, now), now);
    },
    discard: () => uncountAttempt(app.db, key),
  };
}

async function lockOut(app: App, key: LockoutKey, now: Date): Promise<Date> {
  const until = await startLockout(app.db, key, now);
  return until ?? new Date(now.getTime() + LOGIN_LOCKOUT.minutes * MINUTE_MS);
}

const loginBlockedError = (until: Date, now: Date): ApiError =>
  new ApiError('login_blocked', {
    params: { minutes: Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS) },
  });

/**
 * Other people's wrong guesses must not lock out a known browser.
 * @spec D2.19
 */
export function loginLockoutKey(
  { config }: Pick<App, 'config'>,
  siteId: number,
  email: string,
  browserId: string | null,
): LockoutKey {
  const address = email.trim().toLowerCase();
  const subject = browserId === null ? address : `${address} in ${browserId}`;
  return { siteId, emailHash: keyedHash(config.secret, `login ${subject}`) };
}
