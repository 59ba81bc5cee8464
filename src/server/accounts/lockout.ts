import { LOGIN_LOCKOUT } from '#contract/constants';
import { ApiError, isApiError } from '#contract/errors';
import type { App } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import {
  claimAttempt,
  forgetFailures,
  type LoginAddress,
  lockAddress,
  unclaimAttempt,
} from './login-queries.ts';

/** An attempt that may go on to the password. Afterwards it either failed or succeeded. */
export type Attempt = {
  /** The password was wrong. @throws login_blocked when that locked the address, or it was locked */
  failed(): Promise<void>;
  succeeded(): Promise<void>;
  /** The password was never looked at: the attempt does not count. */
  withdrawn(): Promise<void>;
};

/** Guesses of one known browser while its address is locked. */
const KNOWN_GUESSES = { hits: 10, seconds: 900 } as const;

/**
 * Lets an attempt to log in pass, or refuses it: 5 failures lock an address for 15 minutes, doubling to 24 hours. Addresses
 * without an account lock alike. A browser that logged in before gets past the lock, with few guesses.
 * @throws login_blocked with the minutes left (section 8)
 */
export async function beginAttempt(
  app: App,
  address: LoginAddress,
  knownBrowserHash: Buffer | null,
): Promise<Attempt> {
  const now = app.clock.now();
  const claim = await claimAttempt(app.db, address, now);
  // More failures than allowed and no lock: they are being checked at this moment, or their process died.
  const overrun = claim.failures > LOGIN_LOCKOUT.failures;
  const lockedUntil = isAfter(claim.locked_until, now) ?? (overrun ? await lock(app, address, now) : null);
  if (lockedUntil && !knownBrowserHash) throw blocked(lockedUntil, now);
  if (lockedUntil && knownBrowserHash) await countGuess(app, knownBrowserHash, lockedUntil, now);
  return {
    async failed() {
      if (lockedUntil) throw blocked(lockedUntil, now);
      if (claim.failures >= LOGIN_LOCKOUT.failures) throw blocked(await lock(app, address, now), now);
    },
    succeeded: () => forgetFailures(app.db, address),
    withdrawn: () => unclaimAttempt(app.db, address),
  };
}

async function lock(app: App, address: LoginAddress, now: Date): Promise<Date> {
  const until = await lockAddress(app.db, address, now);
  return until ?? new Date(now.getTime() + LOGIN_LOCKOUT.minutes * 60_000);
}

async function countGuess(app: App, browserHash: Buffer, lockedUntil: Date, now: Date): Promise<void> {
  const key = `login known ${browserHash.toString('hex')}`;
  try {
    await takeHit(app.db, key, KNOWN_GUESSES.hits, KNOWN_GUESSES.seconds, now);
  } catch (error) {
    throw isApiError(error) ? blocked(lockedUntil, now) : error;
  }
}

const isAfter = (at: Date | null, now: Date): Date | null => (at && at > now ? at : null);

const blocked = (until: Date, now: Date): ApiError =>
  new ApiError('login_blocked', {
    params: { minutes: Math.ceil((until.getTime() - now.getTime()) / 60_000) },
  });
