import { Link } from 'react-router';
import type { Health, HealthKind } from '#contract/staff-overview';
import { useStaffText } from '#i18n/react';
import { CheckIcon, WarningIcon } from '../../ui/icons.ts';
import { When } from '../ui/when.tsx';
import style from './today-page.module.css';
import { useSectionPath } from './use-section-path.ts';

/** Where a problem is looked into, once it has a page, and what its address adds. */
const sectionOf = {
  emails: ['backoffice-emails', ''],
  jobs: ['backoffice-jobs', ''],
  reconciliation: ['backoffice-money', ''],
  payments: ['backoffice-money', '?state=failed'],
} satisfies Record<HealthKind, [string, string]>;

/**
 * What is checked by itself, and whether it works.
 * @spec D5.10
 */
export function HealthList({ health }: { health: readonly Health[] }) {
  const t = useStaffText();
  if (health.length === 0) return null;
  return (
    <section className="stack one-column gap-1">
      <h2 className={style.part}>{t('staff_today.works')}</h2>
      <ul className={`stack gap-1 ${style.counts}`}>
        {health.map(item => (
          <HealthItem key={item.kind} {...item} />
        ))}
      </ul>
    </section>
  );
}

function HealthItem({ kind, problems, checked_at: checked }: Health) {
  const t = useStaffText();
  const [route, addition] = sectionOf[kind];
  const path = useSectionPath()(route);
  const name = t(`staff_health.${kind}`);
  const isBroken = problems > 0;
  return (
    <li className={`flex relative gap-1 pad-1 bordered radius-m ${isBroken ? 'danger-tint' : 'raised'}`}>
      {isBroken ? (
        <WarningIcon size={20} className="rigid danger" />
      ) : (
        <CheckIcon size={20} className={`rigid ${style.good}`} />
      )}
      <div className="may-shrink leading-tight">
        <p className="weight-600">
          {path === null || !isBroken ? (
            name
          ) : (
            <Link to={path + addition} className={style.cover}>
              {name}
            </Link>
          )}
        </p>
        <p className="quiet text-s">
          {checked === null
            ? t('staff_today.unchecked')
            : isBroken
              ? t(`staff_health_problem.${kind}`, { count: problems })
              : t('staff_today.fine')}
          {kind === 'reconciliation' && checked && (
            <> {t.rich('staff_today.checked', { when: () => <When at={checked} /> })}</>
          )}
        </p>
      </div>
    </li>
  );
}
