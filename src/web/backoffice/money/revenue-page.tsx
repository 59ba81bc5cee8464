import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import { isoDate } from '#contract/fields';
import { getRevenue } from '#contract/staff-payments';
import { compactCalendarDay } from '#i18n/date-text';
import { useMoneyText, useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { TextField } from '../../ui/inputs.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { lastDays } from './last-days.ts';
import { MoneyLinks } from './money-links.tsx';
import { isShortPeriod, totalsOf } from './revenue-totals.ts';

export type RevenueDay = Output<typeof getRevenue>['days'][number];

function periodIn(params: URLSearchParams) {
  const suggested = lastDays(30);
  const period = {
    from: isoDate.safeParse(params.get('from')).data ?? suggested.from,
    until: isoDate.safeParse(params.get('until')).data ?? suggested.until,
  };
  return { period, isWrong: !isShortPeriod(period) };
}

const revenueQuery = (params: URLSearchParams) => {
  const { period, isWrong } = periodIn(params);
  return query(getRevenue, isWrong ? lastDays(30) : period);
};

const queries = ({ url }: { url: URL }) => [revenueQuery(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * What was paid, refunded and charged back, by day and currency.
 * @spec D5.10
 */
export default function RevenuePage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { period, isWrong } = periodIn(params);
  const { data, error, refetch } = useQuery(revenueQuery(params));
  const [currency, ...figures] = useFigureColumns();
  const locale = useLocale();
  const dayText = (day: string) => compactCalendarDay(day, locale);
  const failure = error && { error, onRetry: () => void refetch() };
  const empty = <p className="quiet pad-block-2">{t('staff_revenue.empty')}</p>;
  const dayColumn = { title: t('staff_revenue.day'), cell: ({ day }: RevenueDay) => dayText(day) };
  return (
    <OfficePage title={t('staff_revenue.title')} aside={`${dayText(period.from)} – ${dayText(period.until)}`}>
      <MoneyLinks />
      <FilterBar isFiltered={[...params.keys()].length > 0}>
        <TextField label={t('staff_money.from')} name="from" type="date" defaultValue={period.from} />
        <TextField
          label={t('staff_money.until')}
          name="until"
          type="date"
          defaultValue={period.until}
          error={isWrong ? t('staff_revenue.period_wrong') : null}
        />
      </FilterBar>
      <section className="stack gap-1">
        <h2>{t('staff_revenue.total')}</h2>
        <DataTable
          caption={t('staff_revenue.total')}
          columns={[currency, ...figures]}
          rows={data && totalsOf(data.days)}
          keyOf={row => row.currency}
          failure={failure}
          empty={empty}
        />
      </section>
      {data && data.days.length > 0 && (
        <section className="stack gap-1">
          <h2>{t('staff_revenue.per_day')}</h2>
          <DataTable
            caption={t('staff_revenue.per_day')}
            columns={[dayColumn, currency, ...figures]}
            rows={data.days.toReversed()}
            keyOf={row => `${row.day} ${row.currency}`}
            empty={empty}
          />
        </section>
      )}
    </OfficePage>
  );
}

type Figures = Omit<RevenueDay, 'day'>;

function useFigureColumns(): [Column<Figures>, ...Column<Figures>[]] {
  const t = useStaffText();
  const money = useMoneyText();
  return [
    { title: t('staff_revenue.currency'), cell: row => row.currency },
    { title: t('staff_revenue.payments'), align: 'end', cell: row => row.payments },
    { title: t('staff_revenue.paid'), align: 'end', cell: row => money(row.paid, row.currency) },
    {
      title: t('staff_revenue.refunded'),
      align: 'end',
      cell: row => row.refunded > 0 && money(-row.refunded, row.currency),
    },
    {
      title: t('staff_revenue.left'),
      align: 'end',
      cell: row => money(row.paid - row.refunded, row.currency),
    },
  ];
}
