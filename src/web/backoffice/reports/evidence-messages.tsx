import { useStaffText } from '#i18n/react';
import { When } from '../ui/when.tsx';
import type { EvidenceMessage } from './evidence.ts';
import { EvidenceContentView } from './evidence-content.tsx';
import type { ReportPictures } from './evidence-picture.tsx';
import style from './reports.module.css';

/**
 * The conversation as the reporter could read it.
 * @spec D2.27 D5.10
 */
export function EvidenceMessages({
  messages,
  pictures,
}: {
  messages: EvidenceMessage[];
  pictures: ReportPictures;
}) {
  const t = useStaffText();
  if (messages.length === 0) return <p className="quiet">{t('staff_reports.no_messages')}</p>;
  return (
    <ol className={`stack gap-1 ${style.messages}`}>
      {messages.map(message => (
        <li
          key={`${message.sent_at} ${message.from} ${message.text}`}
          data-from={message.from}
          data-subject={message.is_subject}
        >
          <p className="quiet text-s">
            {t(`staff_party.${message.from}`)} <When at={message.sent_at} exact />
            {message.is_subject && <strong className="danger"> {t('staff_reports.is_subject')}</strong>}
          </p>
          <EvidenceContentView content={message} pictures={pictures} />
        </li>
      ))}
    </ol>
  );
}
