import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { STRIKE_MONTHS } from '#contract/constants';
import { type DecisionAboutMe, getDecisions, type OwnReport } from '#contract/decisions';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { query } from '../../data/query.ts';
import { useMoment } from '../../site/use-moment.ts';
import { ChevronRightIcon } from '../../ui/icons.ts';
import style from './decisions.module.css';
import { useAppealStateText } from './use-appeal-state-text.ts';
import { useReportOutcomeText } from './use-report-outcome-text.ts';

const queries: PageQueries = () => [query(getDecisions)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.5 */
export default function DecisionsPage() {
  const t = useAccountText();
  const { data } = useQuery(query(getDecisions));
  return (
    <SettingsFrame title={t('decisions.title')} intro={t('decisions.intro')}>
      {data && (
        <>
          <SettingsSection
            title={t('decisions.about_me')}
            hint={
              data.strikes > 0
                ? t('decisions.strikes', { count: data.strikes, months: STRIKE_MONTHS })
                : undefined
            }
          >
            <DecisionList empty={t('decisions.about_me_none')}>
              {data.about_me.map(decision => (
                <DecisionRow key={decision.id} decision={decision} />
              ))}
            </DecisionList>
          </SettingsSection>
          <SettingsSection title={t('decisions.reports')}>
            <DecisionList empty={t('decisions.reports_none')}>
              {data.reports.map(report => (
                <ReportRow key={report.id} report={report} />
              ))}
            </DecisionList>
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}

const DecisionList = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length > 0 ? <ul className="lines-between">{children}</ul> : <p className="quiet">{empty}</p>;

function DecisionRow({ decision }: { decision: DecisionAboutMe }) {
  const t = useAccountText();
  const appealState = useAppealStateText();
  const moment = useMoment();
  return (
    <Row
      id={decision.id}
      title={t(`decision_outcome.${decision.outcome}`)}
      states={[
        t('decisions.decided_on', { day: moment(decision.decided_at) }),
        decision.undone_at && t('decisions.undone', { day: moment(decision.undone_at) }),
        appealState(decision.appeal),
      ]}
    />
  );
}

function ReportRow({ report }: { report: OwnReport }) {
  const t = useAccountText();
  const appealState = useAppealStateText();
  const outcomeText = useReportOutcomeText();
  const moment = useMoment();
  return (
    <Row
      id={report.id}
      title={t(`report_reason.${report.reason}`)}
      states={[
        t(`report_subject.${report.subject}`),
        t('decisions.reported_on', { day: moment(report.sent_at) }),
        outcomeText(report),
        appealState(report.appeal),
        t('decisions.reference', { reference: report.reference }),
      ]}
    />
  );
}

const Row = ({ id, title, states }: { id: string; title: string; states: (string | null)[] }) => (
  <li>
    <Link
      to={`/settings/decisions/${id}`}
      className={`row gap-2 tall pad-block-1 ink no-underline ${style.row}`}
    >
      <span className="stack grow may-shrink">
        <span className="weight-600">{title}</span>
        <span className="quiet text-m">{states.filter(state => state !== null).join(' · ')}</span>
      </span>
      <span className="quiet">
        <ChevronRightIcon size={18} />
      </span>
    </Link>
  </li>
);
