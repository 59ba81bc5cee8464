import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { getReport, type ReportDetails } from '#contract/staff-reports';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { Button } from '../../ui/button.tsx';
import { privateQuery } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { MemberName } from '../ui/member-name.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionHistory } from './decision-history.tsx';
import { EvidenceView } from './evidence-view.tsx';

export const loader = staffDocumentLoader(({ params }) => {
  requireIdParam(params);
  return [];
});
export const clientLoader = staffCacheLoader(() => []);

/**
 * A report with its evidence, which is opened with a reason, and the form that decides it.
 * @spec D5.10 D5.5
 */
export default function ReportPage() {
  const t = useStaffText();
  const { id = '' } = useParams();
  const member = useSearchParams()[0].get('member') ?? '';
  const { data, error, refetch } = useQuery({
    ...privateQuery(getReport, { id }, member),
    retry: false,
  });
  return (
    <OfficePage
      title={data ? t(`report_reason.${data.reason}`) : t('staff_nav.reports')}
      aside={data?.reference}
      narrow
    >
      {data ? (
        <Report report={data} />
      ) : error ? (
        <div className="stack gap-2 justify-items-start">
          <p role="alert">{shortFailureText(t, error)}</p>
          <Button small onClick={() => void refetch()}>
            {t('staff_reports.open_it')}
          </Button>
        </div>
      ) : (
        <p className="quiet">{t('staff_reports.needs_reason')}</p>
      )}
    </OfficePage>
  );
}

function Report({ report }: { report: ReportDetails }) {
  const t = useStaffText();
  const { reported, reporter } = report;
  const isPage = report.subject === 'page';
  return (
    <>
      <DetailsList
        details={[
          !isPage && {
            name: t('staff_reports.member'),
            value: <MemberName profile={reported.profile} name={reported.name} />,
          },
          !isPage && { name: t('staff_reports.strikes'), value: reported.strikes },
          !isPage && {
            name: t('staff_reports.open'),
            value: t('staff_reports.open_by', { open: reported.open_reports, reporters: reported.reporters }),
          },
          { name: t('staff_reports.subject'), value: t(`staff_subject.${report.subject}`) },
          report.sender && reporter.profile === null
            ? { name: t('staff_reports.sender'), value: <Sender {...report.sender} /> }
            : {
                name: t('staff_reports.reporter'),
                value: t('staff_reports.reporter_count', {
                  name: reporter.name ?? t('staff_reports.gone'),
                  count: reporter.reports,
                }),
              },
          { name: t('staff_reports.sent'), value: <When at={report.created_at} exact /> },
          {
            name: t('staff_reports.due'),
            value: (
              <>
                {report.urgent && <strong className="danger">{t('staff_reports.urgent')} </strong>}
                <When at={report.due_at} exact />
              </>
            ),
          },
          { name: t('staff_reports.words'), value: <span className="break-anywhere">{report.text}</span> },
        ]}
      />
      <EvidenceView report={report} />
      <DecisionHistory title={t('staff_reports.decisions')} decisions={report.decisions} />
      {!isPage && <DecisionHistory title={t('staff_reports.history')} decisions={report.history} />}
      {report.decided_at === null && <DecisionForm report={report} />}
    </>
  );
}

/** The sender of a notice, if it was sent without an account. */
function Sender({ name, email }: NonNullable<ReportDetails['sender']>) {
  const t = useStaffText();
  const known = [name, email].filter(Boolean).join(', ');
  return <span className="break-anywhere">{known || t('staff_reports.anonymous')}</span>;
}
