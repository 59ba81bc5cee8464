import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getStaffOverview, type Waiting, type WaitingKind } from '#contract/staff-overview';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { type sections, sectionsFor } from '../frame/sections.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import style from './today-page.module.css';

const queries = () => [query(getStaffOverview)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/** The section where what waits is handled, once it has a page. */
const sectionOf = {
  reports: 'backoffice-reports',
  appeals: 'backoffice-appeals',
  complaints: 'backoffice-complaints',
  verifications: 'backoffice-photos',
  refunds: 'backoffice-money',
  failed_jobs: 'backoffice-jobs',
  emails: 'backoffice-emails',
} satisfies Record<WaitingKind, string>;

const REFRESH_MS = 60_000;

/**
 * What waits for a person, as far as their roles see it.
 * @spec D5.10
 */
export default function TodayPage() {
  const t = useStaffText();
  const { data } = useQuery({ ...query(getStaffOverview), refetchInterval: REFRESH_MS });
  const waiting = data?.waiting ?? [];
  return (
    <OfficePage title={t('staff_nav.today')}>
      <p className="quiet">
        {waiting.some(({ count }) => count > 0) ? t('staff_today.waiting') : t('staff_today.nothing')}
      </p>
      <ul className={`stack gap-2 ${style.counts}`}>
        {waiting.map(item => (
          <li key={item.kind}>
            <Count {...item} />
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}

function Count({ kind, count, since }: Waiting) {
  const t = useStaffText();
  const path = useSectionPath(sectionOf[kind]);
  const name = t(`staff_waiting.${kind}`);
  return (
    <div
      className={`stack gap-half pad-2 raised bordered radius-m ${style.count}`}
      data-none={count === 0 || undefined}
    >
      <p className={`heading-font tabular leading-1 ${style.figure}`}>{count}</p>
      <p className="weight-600">{path === null ? name : <Link to={path}>{name}</Link>}</p>
      {since && (
        <p className="quiet text-s">{t.rich('staff_today.oldest', { when: () => <When at={since} /> })}</p>
      )}
    </div>
  );
}

/** Null for a section that has no page, or that the person may not open. */
function useSectionPath(route: string): string | null {
  const staff = useStaffSession();
  const open: (typeof sections)[number][] = sectionsFor(staff?.permissions ?? []);
  return open.find(section => (section.route as string) === route)?.path ?? null;
}
