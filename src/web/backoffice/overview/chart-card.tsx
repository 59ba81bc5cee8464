import { lazy, Suspense, useId, useState } from 'react';
import type { ChartLine, ChartName, ChartPeriod } from '#contract/staff-statistics';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CsvLink } from '../ui/csv-link.tsx';
import { ChartTable } from './chart-table.tsx';
import style from './today-page.module.css';
import { totalOf, useFigureTexts } from './use-figure-texts.ts';

const LineChart = lazy(() => import('./line-chart.tsx'));

/** The eye cannot follow more lines than these; the table and the file have all of them. */
const MOST_LINES = 4;

/** The currencies by their total; figures of one chart keep their order. */
const byTotal = (a: ChartLine, b: ChartLine): number =>
  a.figure === 'revenue' && b.figure === 'revenue' ? totalOf(b) - totalOf(a) : 0;

type ChartCardProps = {
  chart: { name: ChartName; lines: readonly ChartLine[] };
  days: readonly string[];
  period: ChartPeriod;
};

/**
 * One chart with its legend, its numbers behind a button, and its file.
 * @spec D5.10
 */
export function ChartCard({ chart: { name, lines }, days, period }: ChartCardProps) {
  const t = useStaffText();
  const id = useId();
  const hydrated = useHydrated();
  const [showsTable, setShowsTable] = useState(false);
  const { nameOf, summaryOf } = useFigureTexts();
  const title = t(`staff_chart.${name}`);
  const drawn = lines.toSorted(byTotal).slice(0, MOST_LINES);
  const summary = summaryOf(drawn, lines.length - drawn.length);
  const isEmpty = lines.every(({ values }) => values.every(value => value === null));
  return (
    <figure className={`stack one-column gap-1 pad-2 raised bordered radius-m ${style.chart}`}>
      <figcaption className="row wrap gap-1 justify-between items-baseline">
        <h3 id={id} className="weight-600">
          {title}
        </h3>
        {drawn.length > 1 && <Legend names={drawn.map(nameOf)} />}
      </figcaption>
      <p className="quiet text-s tabular">{isEmpty ? t('staff_figures.none') : summary}</p>
      {/* The place of the chart has its height from the beginning, so that nothing moves. */}
      <div className={style.plot}>
        {hydrated && !isEmpty && (
          <Suspense fallback={null}>
            <LineChart lines={drawn} days={days} title={title} description={summary} />
          </Suspense>
        )}
      </div>
      <p className="row wrap gap-1">
        <Button
          look="words"
          small
          className={style.show}
          aria-expanded={showsTable}
          aria-describedby={id}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? t('staff_figures.hide') : t('staff_figures.show')}
        </Button>
        <CsvLink path={`/backoffice/figures/${name}.csv?days=${period}`} />
      </p>
      {showsTable && <ChartTable caption={title} lines={lines} days={days} />}
    </figure>
  );
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className="row wrap gap-1-2 text-s">
    {names.map((name, index) => (
      <li key={name} className="row gap-half">
        <span aria-hidden="true" className={style.swatch} data-line={index} />
        {name}
      </li>
    ))}
  </ul>
);
