import { useStaffText } from '#i18n/react';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import style from './reports.module.css';

/** The copy that a report keeps; older copies may lack fields. */
type Evidence = {
  profile?: {
    name?: string;
    age?: number;
    city?: string | null;
    about_me?: string | null;
    date_of_birth?: string;
  };
  photos?: unknown[];
  album?: unknown[];
  messages?: EvidenceMessage[];
};
type EvidenceMessage = {
  from: 'reporter' | 'reported';
  text?: string | null;
  gift?: string;
  gif?: unknown;
  photo?: unknown;
  taken_back?: boolean;
  sent_at: string;
};

/**
 * Texts of members are shown as text, never as markup.
 * @spec D2.27 D5.10
 */
export function EvidenceView({ evidence }: { evidence: unknown }) {
  const t = useStaffText();
  if (evidence === null || evidence === undefined)
    return <p className="quiet">{t('staff_reports.evidence_gone')}</p>;
  const { profile = {}, photos = [], album = [], messages = [] } = evidence as Evidence;
  const known = [profile.name, profile.age, profile.city, profile.date_of_birth].filter(Boolean).join(', ');
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
            value: t('staff_reports.photos', { count: photos.length + album.length }),
          },
        ]}
      />
      <h3 className="text-m weight-600">{t('staff_reports.messages')}</h3>
      {messages.length === 0 ? (
        <p className="quiet">{t('staff_reports.no_messages')}</p>
      ) : (
        <ol className={`stack gap-1 ${style.messages}`}>
          {messages.map(message => (
            <Message key={`${message.sent_at} ${message.from} ${message.text}`} message={message} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Message({ message }: { message: EvidenceMessage }) {
  const t = useStaffText();
  const { from, text, gift, gif, photo, taken_back, sent_at } = message;
  const parts = [
    text,
    gift && t('staff_reports.gift', { gift }),
    gif ? t('staff_reports.gif') : null,
    photo ? t('staff_reports.photo') : null,
    taken_back ? `(${t('staff_reports.taken_back')})` : null,
  ].filter(Boolean);
  return (
    <li data-from={from}>
      <p className="quiet text-s">
        {t(`staff_party.${from}`)} <When at={sent_at} exact />
      </p>
      <p className={`break-anywhere ${style.words}`}>{parts.join(' ')}</p>
    </li>
  );
}
