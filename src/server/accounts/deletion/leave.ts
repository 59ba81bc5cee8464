import type { FastifyReply } from 'fastify';
import type { BodyOut, Output } from '#contract/call';
import type { deleteAccount } from '#contract/deletion';
import { ApiError } from '#contract/errors';
import { type App, type Caller, isMember, type MemberCaller } from '../../app.ts';
import { stopLetters } from '../../platform/mail/outbox.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie, sessionSecretOf } from '../../platform/sessions.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { clearKnownBrowserCookie } from '../login/known-browser.ts';
import { endWaysIn } from '../logins/end-ways-in.ts';
import { proveOwner } from '../proof/prove-owner.ts';
import { selectRecipient } from '../queries.ts';
import { invalidateTokens } from '../token-queries.ts';
import { queueDeletionEmail } from './deletion-letter.ts';
import { graceBegan, undoneUntil } from './grace.ts';
import { beginDeletion, insertDeletion, selectDeletedBy } from './leave-queries.ts';

type Leaving = BodyOut<typeof deleteAccount>;

/**
 * Deletes the caller's account (section 4): nobody sees it from now on, every login, socket and mailed link ends, a letter tells its
 * owner until when he can come back. The browser that asked may ask again: its login has ended, the answer is the same.
 * @throws authentication_required, invalid_input with field_required or password_wrong at `password`, login_blocked
 */
export async function leave(
  app: App,
  caller: Caller,
  leaving: Leaving,
  reply: FastifyReply,
): Promise<Output<typeof deleteAccount>> {
  const deletedAt = isMember(caller)
    ? await leaveNow(app, caller, leaving)
    : await leftBefore(app, caller, reply);
  clearSessionCookie(reply, app.secure);
  clearKnownBrowserCookie(reply, app.secure);
  return { until: undoneUntil(deletedAt).toISOString() };
}

async function leaveNow(app: App, caller: MemberCaller, leaving: Leaving): Promise<Date> {
  await proveOwner(app, caller, leaving.password, 'passkey');
  const deletedAt = await transact(app, tx => hide(app, tx, caller, leaving));
  app.metrics.happened('accounts_left_total', 'Deleted accounts by reason.', leaving.reason ?? 'unsaid');
  return deletedAt;
}

async function hide(app: App, tx: Tx, caller: MemberCaller, { reason, remarks }: Leaving): Promise<Date> {
  const { db, now } = tx;
  const { accountId, site, member } = caller;
  const addressee = await selectRecipient(db, { id: accountId });
  if (!addressee || !(await beginDeletion(db, accountId, now))) throw new ApiError('authentication_required');
  await insertDeletion(db, {
    accountId,
    reason: reason ?? null,
    remarks: reason === 'other' && remarks ? remarks : null,
    sessionHash: member.sessionHash,
  });
  // Passkeys stay, as the password does: whoever comes back finds everything as it was.
  await endWaysIn(app, tx, accountId, { passkeys: true });
  await invalidateTokens(db, accountId, ['activation'], { now });
  await stopLetters(tx, accountId);
  await queueDeletionEmail(app, tx, site, addressee, now);
  await app.hooks.onLeft.run(tx, { profileId: member.profileId });
  return now;
}

/** When this browser, whose login has ended with it, deleted its account. @throws authentication_required */
async function leftBefore(app: App, { site }: Caller, { request }: FastifyReply): Promise<Date> {
  const secret = sessionSecretOf(request, app.secure);
  const deletedAt = secret && (await selectDeletedBy(app.db, site.id, hashSecret(secret)));
  if (!deletedAt || deletedAt <= graceBegan(app.clock.now())) throw new ApiError('authentication_required');
  return deletedAt;
}
