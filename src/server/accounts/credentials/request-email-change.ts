import * as z from 'zod/mini';
import { EMAIL_CHANGE_TOKEN_HOURS } from '#contract/constants';
import { DAY_SECONDS, HOUR_MS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueAccountRequest } from '../account-requests/queue-account-request.ts';
import { checkAddressTaken, revealsAccounts } from '../check-address-taken.ts';
import { enforceMailboxLimit, type MailboxLimit } from '../mailbox.ts';
import { isAddressTaken, selectAddressOwner, selectRecipient } from '../queries.ts';
import { passwordRefusal } from '../reauthentication/password-strength.ts';
import { confirmPassword } from '../reauthentication/reauthenticate.ts';
import { lockActiveSession } from '../sessions/revoke-access.ts';
import { queueAccountExistsEmail } from '../signup/account-exists-email.ts';
import { invalidateTokens } from '../token-queries.ts';
import { queueAddressChangeRequestedEmail, queueConfirmAddressEmail } from './email-change-emails.ts';
import { newEmailRefusal } from './new-email.ts';
import { deleteEmailChange, lockEmailChange, selectEmailChange, upsertEmailChange } from './queries.ts';

/** Counts addresses without an account too, so that the limit reveals no account. */
const CHANGE_EMAIL_LIMIT: MailboxLimit = { kind: 'email change', hits: 5, seconds: DAY_SECONDS };

/**
 * The old address stays until the member confirms the new address.
 * @throws invalid_input, login_blocked, too_many_requests, unavailable
 * @spec 5.3 D1.1
 */
export async function requestEmailChange(
  app: App,
  caller: MemberCaller,
  { email: typed, password }: { email: string; password: string },
): Promise<void> {
  const email = typed.toLowerCase();
  const { accountId, site } = caller;
  const refusal = await newEmailRefusal(app, caller, email);
  if (refusal) throw fieldError('email', refusal);
  await confirmPassword(app, caller, password);
  const passwordCode = passwordRefusal(password, { email, siteName: site.settings.name });
  if (passwordCode === 'password_contains_name') throw fieldError('email', 'email_in_password');
  if (revealsAccounts(caller) && (await checkAddressTaken(app, caller, email, accountId)))
    throw fieldError('email', 'email_taken');
  await enforceMailboxLimit(app, site.id, email, CHANGE_EMAIL_LIMIT);
  await transact(app, tx => storeAndQueueChange(tx, caller, email));
}

/** @spec 5.3 */
export async function resendEmailChange(app: App, caller: MemberCaller): Promise<void> {
  const { accountId, site } = caller;
  const pending = await selectEmailChange(app.db, accountId, app.clock.now());
  if (!pending) return;
  await enforceMailboxLimit(app, site.id, pending.email, CHANGE_EMAIL_LIMIT);
  await transact(app, tx => storeAndQueueChange(tx, caller, pending.email, 'again'));
}

/** @spec 5.3 */
export const cancelEmailChange = (app: App, { accountId }: MemberCaller): Promise<void> =>
  transact(app, async tx => {
    await deleteEmailChange(tx.db, accountId);
    await invalidateTokens(tx.db, accountId, ['email_change'], { now: tx.now });
  });

async function storeAndQueueChange(
  tx: Tx,
  caller: MemberCaller,
  email: string,
  how?: 'again',
): Promise<void> {
  await lockActiveSession(tx, caller);
  const { accountId, site } = caller;
  const expiresAt = new Date(tx.now.getTime() + EMAIL_CHANGE_TOKEN_HOURS * HOUR_MS);
  await upsertEmailChange(tx.db, { accountId, email, now: tx.now, expiresAt });
  if (!how) await invalidateTokens(tx.db, accountId, ['email_change'], { now: tx.now });
  await queueAccountRequest(tx, {
    siteId: site.id,
    kind: 'email_change',
    email,
    accountId,
    details: { again: how === 'again' },
  });
}

type EmailChangeRequest = { email: string; accountId: string | null; details?: unknown };
const details = z.object({ again: z._default(z.boolean(), false) });

/**
 * Mails the confirmation link, or notifies the other account that has the new address.
 * @spec 5.3 D1.1
 */
export async function handleEmailChangeRequest(
  app: App,
  tx: Tx,
  site: Site,
  request: EmailChangeRequest,
): Promise<void> {
  const { email, accountId } = request;
  if (accountId === null) return;
  const pending = await lockEmailChange(tx.db, accountId);
  const member = await selectRecipient(tx.db, { id: accountId });
  if (!member || pending?.email.toLowerCase() !== email.toLowerCase()) return;
  // An unconfirmed current address may belong to another person, who must not get emails.
  const notifiesCurrentAddress = member.status === 'active' && !details.parse(request.details).again;
  if (notifiesCurrentAddress) await queueAddressChangeRequestedEmail(app, tx, site, member, email);
  const isTaken = await isAddressTaken(tx.db, {
    siteId: site.id,
    email,
    exceptAccountId: accountId,
    now: tx.now,
  });
  if (!isTaken) return queueConfirmAddressEmail(app, tx, site, { ...member, email });
  const owner = await selectAddressOwner(tx.db, site.id, email, tx.now);
  if (owner) await queueAccountExistsEmail(app, tx, site, owner);
}
