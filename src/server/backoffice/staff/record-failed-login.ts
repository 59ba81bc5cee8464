import { HOUR_SECONDS } from '#contract/durations';
import type { App } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { countHit } from '../../platform/http/rate-limit.ts';
import { transact } from '../../platform/transact.ts';

/** Within an hour, for each person and for all unknown addresses of a site together: nobody fills the log. */
const RECORDED_FAILURES = 10;

/** `staffId` is null if the address belongs to nobody, and is not stored: people mistype it, or type a password. */
type Failure = { siteId: number; staffId: string | null; action: 'staff.login_failed' | 'staff.code_failed' };

/**
 * Records that somebody gave a wrong password or code. Takes equally long for known and unknown addresses.
 * @spec D5.10 D2.33
 */
export async function recordFailedLogin(app: App, { siteId, staffId, action }: Failure): Promise<void> {
  const now = app.clock.now();
  const key = `audit ${action} ${siteId} ${staffId ?? 'unknown'}`;
  const { hits } = await countHit(app.db, key, HOUR_SECONDS, now);
  if (hits > RECORDED_FAILURES) return;
  const actor = { siteId, staffId, secret: app.config.secret };
  const details = { within_hour: hits, ...(hits === RECORDED_FAILURES && { further: 'not recorded' }) };
  await transact(app, tx => recordAudit(tx, actor, { action, details }));
}
