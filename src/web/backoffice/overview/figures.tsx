import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chartPeriods } from '#contract/staff-statistics';
import { useStaffText } from '#i18n/react';
import { Tabs } from '../ui/tabs.tsx';
import { When } from '../ui/when.tsx';
import { ChartCard } from './chart-card.tsx';
import { figuresQuery, periodIn, USUAL_PERIOD } from './figures-query.ts';
import style from './today-page.module.css';

/**
 * The figures of the site by day, as charts.
 * @spec D5.10
 */
export function Figures() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const period = periodIn(params);
  const { data } = useQuery(figuresQuery(period));
  const tabs = chartPeriods.map(days => ({
    value: days === USUAL_PERIOD ? '' : days,
    name: t('staff_figures.period', { days: Number(days) }),
  }));
  return (
    <section className="stack one-column gap-1">
      <h2 className={style.part}>{t('staff_figures.title')}</h2>
      <Tabs
        label={t('staff_figures.periods')}
        parameter="days"
        tabs={tabs}
        open={period === USUAL_PERIOD ? '' : period}
      />
      <ul className={`stack gap-2 ${style.charts}`}>
        {data?.charts.map(chart => (
          <li key={chart.name} className="may-shrink">
            <ChartCard chart={chart} days={data.days} period={period} />
          </li>
        ))}
      </ul>
      {data?.counted_at && (
        <p className="quiet text-s">
          {t.rich('staff_figures.counted', { when: () => <When at={data.counted_at ?? ''} /> })}
        </p>
      )}
    </section>
  );
}
