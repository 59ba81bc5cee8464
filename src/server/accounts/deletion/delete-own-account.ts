import type { FastifyReply } from 'fastify';
import type { BodyOut, Output } from '#contract/call';
import type { deleteAccount } from '#contract/deletion';
import { ApiError } from '#contract/errors';
import { type App, type Caller, isMember, type MemberCaller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie, sessionSecretOf } from '../../platform/sessions.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { clearKnownBrowserCookie } from '../login/known-browser.ts';
import { reauthenticate } from '../reauthentication/reauthenticate.ts';
import { gracePeriodCutoff, reactivableUntil } from './grace-period.ts';
import { hideUntilErasure } from './hide-until-erasure.ts';
import { selectDeletedAtBySession } from './queries.ts';

type DeletionForm = BodyOut<typeof deleteAccount>;

/**
 * Hides the account and emails the deadline for reactivation. A repeated call succeeds although its session has ended.
 * @throws authentication_required, invalid_input, login_blocked
 * @spec 4.3 D1.13
 */
export async function deleteOwnAccount(
  app: App,
  caller: Caller,
  form: DeletionForm,
  reply: FastifyReply,
): Promise<Output<typeof deleteAccount>> {
  const deletedAt = isMember(caller)
    ? await beginAccountDeletion(app, caller, form)
    : await earlierDeletionBySession(app, caller, reply);
  clearSessionCookie(reply, app.secure);
  clearKnownBrowserCookie(reply, app.secure);
  return { until: reactivableUntil(deletedAt).toISOString() };
}

async function beginAccountDeletion(app: App, caller: MemberCaller, form: DeletionForm): Promise<Date> {
  await reauthenticate(app, caller, form.password, 'passkey');
  const deletedAt = await transact(app, tx => storeDeletion(app, tx, caller, form));
  app.metrics.countEvent('accounts_left_total', 'Deleted accounts by reason.', form.reason ?? 'unsaid');
  return deletedAt;
}

async function storeDeletion(
  app: App,
  tx: Tx,
  { accountId, member }: MemberCaller,
  { reason, remarks }: DeletionForm,
): Promise<Date> {
  const isStored = await hideUntilErasure(app, tx, {
    account_id: accountId,
    reason: reason ?? null,
    remarks: reason === 'other' && remarks ? remarks : null,
    session_hash: member.sessionHash,
  });
  if (!isStored) throw new ApiError('authentication_required');
  return tx.now;
}

/**
 * The browser of a repeated call sends the cookie of the ended session.
 * @throws authentication_required if this session deleted no account
 */
async function earlierDeletionBySession(
  app: App,
  { site }: Caller,
  { request }: FastifyReply,
): Promise<Date> {
  const secret = sessionSecretOf(request, app.secure);
  const deletedAt = secret && (await selectDeletedAtBySession(app.db, site.id, hashSecret(secret)));
  if (!deletedAt || deletedAt <= gracePeriodCutoff(app.clock.now()))
    throw new ApiError('authentication_required');
  return deletedAt;
}
