import { sendReport } from '#contract/reports';
import { openMemberData } from '#contract/staff-audit';
import { banReported, decideReport } from '#contract/staff-reports';
import { operatorActor } from '../../backoffice/audit/audit-actor.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestStaff } from '../../testing/staff.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { decideReport as decide } from '../decisions/decide-report.ts';
import { openReportId } from '../reports/open-report-id.ts';

export const REASON = 'Three members told us the same story.';

/** What tests do with reports, decisions and appeals. */
export function reportActions(server: Pick<TestServer, 'app' | 'as' | 'db'>) {
  const { app, as, db } = server;
  const siteOf = (id = 1) => {
    const site = app.sites.byId(id);
    if (!site) throw new Error(`no site ${id}`);
    return site;
  };

  async function report(reporter: TestMember, reported: TestMember): Promise<string> {
    const body = { id: reported.profileId, reason: 'harassment', text: 'He does not stop.' } as const;
    const { reference } = await as(reporter).call(sendReport, { body });
    return (await openReportId(app, siteOf(), reference)) ?? '';
  }

  return {
    report,

    /** Decides by the operator's command that nothing is done. */
    async dismiss(reportId: string): Promise<void> {
      const nothing = {
        outcome: 'no_action',
        rule: null,
        aboutMe: false,
        photos: [],
        removesSubject: false,
        banUntil: null,
      } as const;
      await decide(app, siteOf(), operatorActor(app, siteOf()), { ...nothing, reportId, reason: REASON });
    },

    warn: (staff: TestStaff, id: string) =>
      staff.send(decideReport, { body: { id, outcome: 'warning', rule: 'harassment', reason: REASON } }),

    decideNothing: (staff: TestStaff, id: string) =>
      staff.send(decideReport, { body: { id, outcome: 'no_action', reason: REASON } }),

    /** `days` is null for a permanent ban. */
    ban: (staff: TestStaff, id: string, days: number | null) =>
      staff.send(banReported, { body: { id, rule: 'scam', reason: REASON, days } }),

    open: (staff: TestStaff, { profileId }: TestMember) =>
      staff.call(openMemberData, { body: { member: profileId, reason: 'Looks into a report' } }),

    latestDecision: async ({ accountId }: TestMember): Promise<string> =>
      (
        await db
          .selectFrom('decisions')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).id,

    statusOf: async ({ accountId }: TestMember): Promise<string> =>
      (await db.selectFrom('accounts').select('status').where('id', '=', accountId).executeTakeFirstOrThrow())
        .status,

    emailsTo: (recipient: string) =>
      db
        .selectFrom('email_outbox')
        .select(['subject', 'text_body', 'html_body', 'discreet_version'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
  };
}
