import { appealableUntil } from '#contract/calendar-months';
import { ApiError } from '#contract/errors';
import { bannedAccountOf } from '../../accounts/bans/banned-account.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueAppealReceived, queueAppealToOperator } from './appeal-emails.ts';
import { insertAppeal, lockAppealable } from './queries.ts';

type AppealForm = { decision: string; text: string };

/**
 * Appeals a decision about the caller, or about the caller's report.
 * @throws not_found alike for an unknown decision and one of other members; appeal_over, appealed_already
 * @spec D5.5
 */
export const sendAppeal = (app: App, { site, accountId }: MemberCaller, form: AppealForm): Promise<void> =>
  transact(app, tx => storeAppeal(app, tx, site, { accountId, ...form }));

/**
 * Appeals without a session, because a banned member has none.
 * @throws link_expired, and what `sendAppeal` throws
 * @spec D5.5
 */
export async function appealBan(
  app: App,
  caller: Caller,
  { token, ...form }: AppealForm & { token: string },
): Promise<void> {
  const { accountId } = await bannedAccountOf(app, caller, token);
  await transact(app, tx => storeAppeal(app, tx, caller.site, { accountId, ...form }));
}

async function storeAppeal(
  app: App,
  tx: Tx,
  site: Site,
  { accountId, decision: id, text }: AppealForm & { accountId: string },
): Promise<void> {
  const decision = await lockAppealable(tx.db, { id, siteId: site.id, accountId });
  if (!decision) throw new ApiError('not_found');
  const party = decision.account_id === accountId ? ('reported' as const) : ('reporter' as const);
  // A reporter can still appeal what was undone for the other member: nothing is done about their report any more.
  const isUndone = decision.overturned_at !== null && party === 'reported';
  if (decision.reopened_at || isUndone || appealableUntil(decision.created_at) <= tx.now)
    throw new ApiError('appeal_over');
  const appeal = await insertAppeal(tx.db, {
    ...{ site_id: site.id, decision_id: id, account_id: accountId },
    ...{ party, text, created_at: tx.now },
  });
  if (appeal === null) throw new ApiError('appealed_already');
  const recipient = await accountRecipientOf(tx.db, accountId);
  if (recipient) await queueAppealReceived(app, tx, site, recipient);
  await queueAppealToOperator(app, tx, site, accountId, appeal);
}
