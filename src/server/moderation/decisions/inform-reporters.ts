import type { LanguageCode } from '#contract/languages';
import { accountRecipientOf, recipientWithAddress } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { selectAnsweredReports } from '../appeals/queries.ts';
import { queueNoticeUndone } from '../notices/notice-emails.ts';
import type { DecisionRow } from './queries.ts';
import { queueUndoneToReporter } from './undone-emails.ts';

/**
 * Emails everybody who heard of this measure that it was undone: members as reporters, others as senders of a notice.
 * Who reported what is open again hears nothing yet, because another decision follows.
 * @spec D5.5 D2.27
 */
export async function informReporters(app: App, tx: Tx, site: Site, decision: DecisionRow): Promise<void> {
  for (const report of await selectAnsweredReports(tx.db, decision)) {
    if (report.reporter_id !== null) {
      const reporter = await accountRecipientOf(tx.db, report.reporter_id);
      if (reporter) await queueUndoneToReporter(app, tx, site, { reporter, report, decision });
    } else if (report.email !== null && report.path !== null) {
      const { id, email, path } = report;
      const member = await recipientWithAddress(tx.db, site.id, email);
      const language = report.language as LanguageCode;
      await queueNoticeUndone(app, tx, site, { id, email, language, path, member });
    }
  }
}
