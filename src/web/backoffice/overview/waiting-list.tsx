import { Link } from 'react-router';
import type { Waiting, WaitingKind } from '#contract/staff-overview';
import { useStaffText } from '#i18n/react';
import { WarningIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { When } from '../ui/when.tsx';
import style from './today-page.module.css';
import { useSectionPath } from './use-section-path.ts';

/** The section where what waits is handled, once it has a page, and what its address adds. */
const sectionOf = {
  reports: ['backoffice-reports', ''],
  appeals: ['backoffice-appeals', ''],
  complaints: ['backoffice-complaints', ''],
  photos: ['backoffice-photos', ''],
  signals: ['backoffice-signals', ''],
  verifications: ['backoffice-photos', '?queue=selfies'],
  refunds: ['backoffice-money', '/refunds'],
  corrections: ['backoffice-money', ''],
} satisfies Record<WaitingKind, [string, string]>;

/** @spec D5.10 */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useStaffText();
  return (
    <section className="stack one-column gap-1">
      <h2 className={style.part}>{t('staff_today.waits')}</h2>
      {waiting.every(({ count }) => count === 0) && <p className="quiet">{t('staff_today.nothing')}</p>}
      <ul className={`stack gap-1 ${style.counts}`}>
        {waiting.map(item => (
          <li key={item.kind}>
            <Count {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ kind, count, since, due_at: due }: Waiting) {
  const t = useStaffText();
  const pathOf = useSectionPath();
  const [route, addition] = sectionOf[kind];
  const path = pathOf(route);
  const name = t(`staff_waiting.${kind}`);
  return (
    <div
      className={`stack relative pad-1 raised bordered radius-m ${style.count}`}
      data-none={count === 0 || undefined}
    >
      <p className="row gap-1 items-baseline justify-between">
        <span className="weight-600">
          {path === null ? (
            name
          ) : (
            <Link to={path + addition} className={style.cover}>
              {name}
            </Link>
          )}
        </span>
        <span className={`heading-font tabular leading-1 ${style.figure}`}>{count}</span>
      </p>
      {since && (
        <p className="quiet text-s">{t.rich('staff_today.oldest', { when: () => <When at={since} /> })}</p>
      )}
      {due && <DueText at={due} />}
    </div>
  );
}

/** The document does not know when it will be read, so it does not say what is late. */
function DueText({ at }: { at: string }) {
  const t = useStaffText();
  const isLate = useHydrated() && Date.parse(at) < Date.now();
  const when = () => <When at={at} />;
  if (!isLate) return <p className="quiet text-s">{t.rich('staff_today.due', { when })}</p>;
  return (
    <p className="row gap-half text-s weight-600 danger">
      <WarningIcon size={16} className="rigid" />
      <span>{t.rich('staff_today.late', { when })}</span>
    </p>
  );
}
