import { HOUR_SECONDS } from '#contract/durations';
import type { App } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { countHit } from '../../platform/http/rate-limit.ts';
import { transact } from '../../platform/transact.ts';

/** Within an hour, for each person and for all unknown addresses of a site together: nobody fills the log. */
const RECORDED_REFUSALS = 10;

/**
 * `staffId` is null if the address belongs to nobody, and is not stored: people mistype it, or type a password. `call`
 * names the refused call.
 */
type Refusal = {
  siteId: number;
  staffId: string | null;
  action: 'staff.login_failed' | 'staff.code_failed' | 'staff.passkey_failed' | 'staff.call_refused';
  call?: string;
};

/**
 * Records that somebody gave a wrong password or code, or called what they may not. Takes equally long for known and
 * unknown addresses.
 * @spec D5.10 D2.33
 */
export async function recordStaffRefusal(
  app: App,
  { siteId, staffId, action, call }: Refusal,
): Promise<void> {
  const now = app.clock.now();
  const key = `audit ${action} ${siteId} ${staffId ?? 'unknown'}`;
  const { hits } = await countHit(app.db, key, HOUR_SECONDS, now);
  if (hits > RECORDED_REFUSALS) return;
  const actor = { siteId, staffId, secret: app.config.secret };
  const details = {
    within_hour: hits,
    ...(call && { call }),
    ...(hits === RECORDED_REFUSALS && { further: 'not recorded' }),
  };
  await transact(app, tx => recordAudit(tx, actor, { action, details }));
}
