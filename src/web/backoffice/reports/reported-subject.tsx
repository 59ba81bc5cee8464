import type { ReportDetails } from '#contract/staff-reports';
import { useStaffText } from '#i18n/react';
import type { Evidence } from './evidence.ts';
import { EvidenceContentView } from './evidence-content.tsx';
import type { ReportPictures } from './evidence-picture.tsx';
import style from './reports.module.css';

type ReportedSubjectProps = { report: ReportDetails; evidence: Evidence; pictures: ReportPictures };

/**
 * The one thing that was reported, as it was, and whether it is still shown. Nothing for a report about the member as a
 * whole.
 * @spec D2.27 D5.10
 */
export function ReportedSubjectView({ report, evidence, pictures }: ReportedSubjectProps) {
  const t = useStaffText();
  const { subject, page } = evidence;
  if (!subject && !page) return null;
  return (
    <section className={`stack gap-1 ${style.subject}`} aria-labelledby="subject">
      <h2 id="subject" className="heading-s">
        {t('staff_reports.subject_content')}
      </h2>
      {page && (
        <p className="break-anywhere">
          <a href={page.path} target="_blank" rel="noreferrer">
            {page.path}
          </a>
        </p>
      )}
      {subject && (
        <>
          <p className="quiet text-s">
            {t(`staff_subject.${report.subject}`)}
            {' · '}
            {t(report.removable.subject ? 'staff_reports.shown' : 'staff_reports.not_shown')}
          </p>
          <EvidenceContentView content={subject} pictures={pictures} />
        </>
      )}
      {report.same > 0 && <p className="weight-600">{t('staff_reports.same', { count: report.same })}</p>}
    </section>
  );
}
