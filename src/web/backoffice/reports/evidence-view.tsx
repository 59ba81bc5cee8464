import { useLocale } from 'use-intl';
import type { ReportDetails } from '#contract/staff-reports';
import { calendarDay } from '#i18n/date-text';
import { useStaffText } from '#i18n/react';
import { DetailsList } from '../ui/details-list.tsx';
import type { Evidence } from './evidence.ts';
import { EvidenceMessages } from './evidence-messages.tsx';
import { EvidencePicture, type ReportPictures } from './evidence-picture.tsx';
import { ReportedSubjectView } from './reported-subject.tsx';
import style from './reports.module.css';

/**
 * Texts of members are shown as text, never as markup; pictures after a press.
 * @spec D2.27 D5.10
 */
export function EvidenceView({ report }: { report: ReportDetails }) {
  const t = useStaffText();
  const evidence = report.evidence as Evidence | null;
  if (!evidence) return <p className="quiet">{t('staff_reports.evidence_gone')}</p>;
  const pictures = { report: report.id, member: report.private_of, files: report.pictures };
  return (
    <>
      <ReportedSubjectView report={report} evidence={evidence} pictures={pictures} />
      {evidence.profile && <ProfileEvidence evidence={evidence} pictures={pictures} />}
    </>
  );
}

function ProfileEvidence({ evidence, pictures }: { evidence: Evidence; pictures: ReportPictures }) {
  const t = useStaffText();
  const { profile = {}, photos = [], album = [], messages = [] } = evidence;
  const locale = useLocale();
  const born = profile.date_of_birth && calendarDay(profile.date_of_birth, locale);
  const known = [profile.name, profile.age, profile.city, born].filter(Boolean).join(', ');
  const shown = [...photos, ...album];
  return (
    <section className="stack gap-1" aria-labelledby="evidence">
      <h2 id="evidence" className="heading-s">
        {t('staff_reports.evidence')}
      </h2>
      <DetailsList
        details={[
          { name: t('staff_reports.member'), value: <bdi>{known}</bdi> },
          profile.about_me
            ? {
                name: t('staff_reports.about_me'),
                value: <span className={`break-anywhere ${style.words}`}>{profile.about_me}</span>,
              }
            : null,
          {
            name: t('staff_reports.pictures'),
            value: t('staff_reports.photos', { count: shown.length }),
          },
        ]}
      />
      {shown.length > 0 && (
        <ul className="flex wrap gap-1">
          {shown.map(({ id, file_key }, index) => (
            <li key={id}>
              <EvidencePicture
                pictures={pictures}
                fileKey={file_key}
                label={`${t('staff_reports.photo')} ${index + 1}`}
              />
            </li>
          ))}
        </ul>
      )}
      <h3 className="text-m weight-600">{t('staff_reports.messages')}</h3>
      <EvidenceMessages messages={messages} pictures={pictures} />
    </section>
  );
}
