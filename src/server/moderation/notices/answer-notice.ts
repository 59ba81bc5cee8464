import type { LanguageCode } from '#contract/languages';
import { recipientWithAddress } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import type { LockedReport } from '../decisions/queries.ts';
import type { ReportDecision } from '../decisions/staff-decision.ts';
import { queueNoticeDecided } from './notice-emails.ts';
import { clearNoticeSender, updateNoticeAnswered } from './queries.ts';

/**
 * Emails the sender of a notice what was decided; does nothing for a report of a member. A member who sent one gets the
 * email of a reporter; who sent it without a session may be a member in discreet mode.
 * @spec D2.27 D5.5
 */
export async function answerNotice(
  app: App,
  tx: Tx,
  site: Site,
  { report, decision }: { report: LockedReport; decision: ReportDecision },
): Promise<void> {
  const outcome = decision.outcome === 'no_action' ? 'no_action' : 'action';
  const notice = await updateNoticeAnswered(tx.db, report.id, { outcome, answered_at: tx.now });
  if (!notice?.email || report.reporter_id !== null) return;
  const { email, path } = notice;
  const language = notice.language as LanguageCode;
  const member = await recipientWithAddress(tx.db, site.id, email);
  await queueNoticeDecided(app, tx, site, { id: report.id, email, language, path, decision, member });
}

/**
 * Compares email addresses, so that a notice sent without a session is erased, too. The notice itself stays.
 * @spec D4.5
 */
export const eraseNoticeSender = (
  { db }: Tx,
  { siteId, email }: { siteId: number; email: string },
): Promise<void> => clearNoticeSender(db, siteId, email);
