import { LOGIN_LOCKOUT } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { countAttempt, type LockoutKey, startLockout, uncountAttempt } from './login-queries.ts';

/** An attempt that may go on to the password. Afterwards it either failed or did not count. */
export type LoginAttempt = {
  /** The password was wrong. @throws login_blocked when that locked the address */
  recordFailure(): Promise<void>;
  /**
   * The password was right, or was never looked at. What failed before stays counted: whoever guesses must not begin anew each
   * time the member himself logs in.
   */
  discard(): Promise<void>;
};

/**
 * Lets an attempt to log in pass, or refuses it: 5 failures within a day lock an address for 15 minutes, doubling to 24 hours.
 * Addresses without an account lock alike.
 * @throws login_blocked with the minutes left (section 8)
 */
export async function beginAttempt(app: App, key: LockoutKey): Promise<LoginAttempt> {
  const now = app.clock.now();
  const counted = await countAttempt(app.db, key, now);
  if (counted.locked_until && counted.locked_until > now) throw loginBlockedError(counted.locked_until, now);
  // More failures than allowed and no lock: they are being checked at this moment, or their process died.
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
  return until ?? new Date(now.getTime() + LOGIN_LOCKOUT.minutes * 60_000);
}

const loginBlockedError = (until: Date, now: Date): ApiError =>
  new ApiError('login_blocked', {
    params: { minutes: Math.ceil((until.getTime() - now.getTime()) / 60_000) },
  });
