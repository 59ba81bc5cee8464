import { LOGIN_LOCKOUT } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { claimAttempt, type LoginAddress, lockAddress, unclaimAttempt } from './login-queries.ts';

/** An attempt that may go on to the password. Afterwards it either failed or did not count. */
export type Attempt = {
  /** The password was wrong. @throws login_blocked when that locked the address */
  failed(): Promise<void>;
  /**
   * The password was right, or was never looked at. What failed before stays counted: whoever guesses must not begin anew each
   * time the member himself logs in.
   */
  withdrawn(): Promise<void>;
};

/**
 * Lets an attempt to log in pass, or refuses it: 5 failures within a day lock an address for 15 minutes, doubling to 24 hours.
 * Addresses without an account lock alike.
 * @throws login_blocked with the minutes left (section 8)
 */
export async function beginAttempt(app: App, address: LoginAddress): Promise<Attempt> {
  const now = app.clock.now();
  const claim = await claimAttempt(app.db, address, now);
  if (claim.locked_until && claim.locked_until > now) throw blocked(claim.locked_until, now);
  // More failures than allowed and no lock: they are being checked at this moment, or their process died.
  if (claim.failures > LOGIN_LOCKOUT.failures) throw blocked(await lock(app, address, now), now);
  return {
    async failed() {
      if (claim.failures >= LOGIN_LOCKOUT.failures) throw blocked(await lock(app, address, now), now);
    },
    withdrawn: () => unclaimAttempt(app.db, address),
  };
}

async function lock(app: App, address: LoginAddress, now: Date): Promise<Date> {
  const until = await lockAddress(app.db, address, now);
  return until ?? new Date(now.getTime() + LOGIN_LOCKOUT.minutes * 60_000);
}

const blocked = (until: Date, now: Date): ApiError =>
  new ApiError('login_blocked', {
    params: { minutes: Math.ceil((until.getTime() - now.getTime()) / 60_000) },
  });
