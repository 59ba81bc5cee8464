import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { type Appeal, type DecisionAboutMe, getDecisions, type OwnReport } from '#contract/decisions';
import { useAccountText } from '#i18n/react';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { useMoment } from '../../site/use-moment.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';
import { DecisionStatement } from './decision-statement.tsx';
import { Quotation, StatementList } from './statement-list.tsx';
import { useReportOutcomeText } from './use-report-outcome-text.ts';

const queries: PageQueries = ({ params }) => {
  requireIdParam(params);
  return [query(getDecisions)];
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * A decision about the member, by its id, or one of the member's reports, by the report's id.
 * @spec 2.9 D5.5
 */
export default function DecisionPage() {
  const t = useAccountText();
  const { id } = useParams();
  const { data } = useQuery(query(getDecisions));
  const decision = data?.about_me.find(one => one.id === id);
  const report = data?.reports.find(one => one.id === id);
  if (!data) return null;
  if (decision) return <DecisionDetails decision={decision} />;
  if (report) return <ReportDetails report={report} />;
  return (
    <SettingsFrame title={t('decisions.missing_title')} intro={t('decisions.missing_text')}>
      <AllDecisions />
    </SettingsFrame>
  );
}

function DecisionDetails({ decision }: { decision: DecisionAboutMe }) {
  const t = useAccountText();
  useMarkRead(decision.id);
  return (
    <SettingsFrame title={t(`decision_outcome.${decision.outcome}`)}>
      <SettingsSection>
        <DecisionStatement decision={decision} />
      </SettingsSection>
      <AppealSection decisionId={decision.id} {...decision} />
      <AllDecisions />
    </SettingsFrame>
  );
}

/** The alert about this decision goes once the decision is open. */
function useMarkRead(id: string): void {
  const dismiss = useDismiss();
  const [user, dismissed] = [useUser(), useDismissals()];
  const isNew = user?.decision?.id === id && dismissed.decision === undefined;
  useEffect(() => {
    if (isNew) dismiss('decision');
  }, [isNew]);
}

function ReportDetails({ report }: { report: OwnReport }) {
  const t = useAccountText();
  const moment = useMoment();
  const { decision } = report;
  const outcomeText = useReportOutcomeText();
  return (
    <SettingsFrame title={t(`report_reason.${report.reason}`)}>
      <SettingsSection title={outcomeText(report)}>
        {decision === null && <p>{t('decisions.waiting_text')}</p>}
        {decision?.outcome === 'action' && <p>{t('decisions.action_text')}</p>}
        {decision?.undone_at && (
          <p className="weight-600" suppressHydrationWarning>
            {t('decisions.action_undone_text', { day: moment(decision.undone_at) })}
          </p>
        )}
        <StatementList
          parts={[
            [
              t('decisions.about'),
              report.subject === 'profile' ? null : t(`report_subject.${report.subject}`),
            ],
            [t('decisions.rule'), decision?.rule ? t(`house_rule.${decision.rule}`) : null],
            [
              t('decisions.reason'),
              decision?.reason ? <Quotation key="reason">{decision.reason}</Quotation> : null,
            ],
            [
              `${t('decisions.your_report')}, ${moment(report.sent_at)}`,
              <Quotation key="text">{report.text}</Quotation>,
            ],
          ]}
        />
        <p className="quiet text-m">{t('decisions.reference', { reference: report.reference })}</p>
      </SettingsSection>
      {decision && <AppealSection decisionId={decision.id} {...report} />}
      <AllDecisions />
    </SettingsFrame>
  );
}

type AppealSectionProps = {
  decisionId: string;
  appeal: Appeal | null;
  appeal_until: string | null;
  reopened?: boolean;
  undone_at?: string | null;
};

function AppealSection({
  decisionId,
  appeal,
  appeal_until: until,
  reopened = false,
  undone_at: undoneAt = null,
}: AppealSectionProps) {
  const t = useAccountText();
  // Nothing is left to disagree with.
  if (undoneAt !== null && !appeal) return null;
  return (
    <SettingsSection title={t(appeal ? 'decisions.appeal_yours' : 'decisions.appeal_title')}>
      {appeal ? (
        <AppealState appeal={appeal} />
      ) : until ? (
        <AppealForm decision={decisionId} until={until} />
      ) : (
        <p>{t(reopened ? 'decisions.appeal_reopened' : 'decisions.appeal_over')}</p>
      )}
      {undoneAt === null && <p className="quiet text-m">{t('decisions.other_ways')}</p>}
    </SettingsSection>
  );
}

function AllDecisions() {
  const t = useAccountText();
  return (
    <Link to="/settings/decisions" className="inline-row target weight-600">
      {t('decisions.all')}
    </Link>
  );
}
