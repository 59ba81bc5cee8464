import { DAY_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { takeHit } from '../../platform/http/rate-limit.ts';
import { transact } from '../../platform/transact.ts';
import { findAccountByPassword } from '../login/authenticate-by-password.ts';
import { selectRecipient } from '../queries.ts';
import { queueDeletionEmail } from './deletion-email.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import { selectDeletedAt } from './queries.ts';

const SHORT_LIMIT = { hits: 1, seconds: 60 } as const;
const DAILY_LIMIT = { hits: 6, seconds: DAY_SECONDS } as const;

/**
 * A wrong password and an unknown address get the same answer.
 * @throws login_failed, login_blocked, too_many_requests, unavailable
 * @spec 4.3 D1.1
 */
export async function resendReactivation(
  app: App,
  caller: Caller,
  credentials: { email: string; password: string },
): Promise<void> {
  const { id } = await findAccountByPassword(app, caller, credentials);
  const now = app.clock.now();
  const deletedAt = await selectDeletedAt(app.db, id, gracePeriodCutoff(now));
  if (!deletedAt) throw new ApiError('login_failed');
  for (const { hits, seconds } of [SHORT_LIMIT, DAILY_LIMIT])
    await takeHit(app.db, `reactivation ${seconds} ${id}`, hits, seconds, now);
  await transact(app, async tx => {
    const recipient = await selectRecipient(tx.db, { id });
    if (recipient) await queueDeletionEmail(app, tx, caller.site, recipient, deletedAt);
  });
}
