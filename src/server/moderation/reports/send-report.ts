import type { BodyOut, Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import { referenceOf } from '#contract/moderation';
import type { sendReport as call } from '#contract/reports';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { mayReport } from '../../profiles/profile-snapshot.ts';
import { gatherEvidence } from './evidence.ts';
import { insertReport } from './queries.ts';
import { queueReportConfirmation, queueReportEmail } from './report-emails.ts';

/**
 * Stores a report with evidence, then emails the operator and the reporter.
 * @throws not_found for a member whom the caller may not report
 * @spec 6.4 D2.27
 */
export async function sendReport(
  app: App,
  caller: MemberCaller,
  { id: profileId, reason, text }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const { site, accountId } = caller;
  if (!(await mayReport(app.db, caller, profileId))) throw new ApiError('not_found');
  return transact(app, async tx => {
    const gathered = await gatherEvidence(tx, caller, { profileId, reason });
    if (!gathered) throw new ApiError('not_found');
    const { evidence, fileKeys, accountId: reportedId } = gathered;
    const id = await insertReport(
      tx.db,
      {
        site_id: site.id,
        reporter_id: accountId,
        reported_id: reportedId,
        reason,
        text,
        evidence: JSON.stringify(evidence),
        created_at: tx.now,
      },
      fileKeys,
    );
    const report = { reference: referenceOf(id), reason };
    await queueReportEmail(tx, caller, report);
    await queueReportConfirmation(app, tx, caller, report);
    return { reference: report.reference };
  });
}
