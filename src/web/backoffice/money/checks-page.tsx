import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getReconciliation } from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import style from './checks-page.module.css';
import { MoneyLinks } from './money-links.tsx';

const queries = () => [query(getReconciliation)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * What the latest reconciliation found: what each check means, and what to do if something differs.
 * @spec D5.10 D4.2
 */
export default function ChecksPage() {
  const t = useStaffText();
  const { data } = useQuery(query(getReconciliation));
  if (!data) return null;
  return (
    <OfficePage title={t('staff_checks.title')}>
      <MoneyLinks />
      {data.at === null ? (
        <p className="quiet">{t('staff_checks.never')}</p>
      ) : (
        <p className="quiet">
          {t('staff_checks.at')}: <When at={data.at} exact />. {t('staff_checks.all_sites')}
        </p>
      )}
      <ul className={`stack ${style.list}`}>
        {data.findings.map(({ check, count }) => (
          <Finding
            key={check}
            title={t(`staff_check_title.${check}`)}
            meaning={t(`staff_check_meaning.${check}`)}
            act={t(`staff_check_act.${check}`)}
            count={count}
          />
        ))}
        <Finding
          title={t('staff_checks.double')}
          meaning={t('staff_checks.double_meaning')}
          act={t('staff_checks.double_act')}
          count={data.double_refunds}
        >
          <Link to="/backoffice/money/refunds?list=chargebacks">{t('staff_checks.double_link')}</Link>
        </Finding>
      </ul>
    </OfficePage>
  );
}

type FindingProps = {
  title: string;
  meaning: string;
  act: string;
  count: number;
  /** Shown with what to do. */
  children?: React.ReactNode;
};

/** What to do is only said if there is something to do. */
function Finding({ title, meaning, act, count, children }: FindingProps) {
  const t = useStaffText();
  return (
    <li className={`stack gap-half line-below ${style.finding}`}>
      <div className="row wrap gap-1 justify-between items-baseline">
        <h2 className={style.title}>{title}</h2>
        {count === 0 ? (
          <span className="quiet">{t('staff_checks.fine')}</span>
        ) : (
          <strong className="warning">{t('staff_checks.wrong', { count })}</strong>
        )}
      </div>
      <p className="quiet">{meaning}</p>
      {count > 0 && (
        <p>
          <strong>{t('staff_checks.act')}:</strong> {act} {children}
        </p>
      )}
    </li>
  );
}
