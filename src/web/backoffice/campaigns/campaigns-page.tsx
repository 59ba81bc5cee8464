import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useFormatter, useLocale } from 'use-intl';
import { CAMPAIGN_DAYS } from '#contract/constants';
import { getStaffCampaigns, type ListedCampaign } from '#contract/staff-campaigns';
import { compactCalendarDay } from '#i18n/date-text';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { LastChange } from '../site/settings-page.tsx';
import { SiteTabs } from '../site/site-tabs.tsx';
import { CsvLink } from '../ui/csv-link.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { dayChoices, daysIn } from './campaign-days.ts';

const campaignsQuery = (params: URLSearchParams) => query(getStaffCampaigns, { days: daysIn(params) });
const queries = ({ url }: { url: URL }) => [campaignsQuery(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

const pathOf = ({ slug }: ListedCampaign) => `/backoffice/site/campaigns/${slug}`;

/**
 * The campaigns of the site and what they brought: sums of page views and sign-ups, nobody's way.
 * @spec 2.1 D3.1 D5.10
 */
export default function CampaignsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(campaignsQuery(params));
  const columns = useCampaignColumns();
  const days = daysIn(params);
  return (
    <OfficePage
      title={t('staff_campaigns.title')}
      actions={
        <>
          {data && <CsvLink path={`/backoffice/files/campaigns.csv?from=${data.from}&until=${data.until}`} />}
          <Link to="/backoffice/site/campaigns/new" className={buttonClasses({ small: true })}>
            <PlusIcon size={18} />
            {t('staff_campaigns.new')}
          </Link>
        </>
      }
    >
      <SiteTabs />
      <FilterBar isFiltered={params.has('days')}>
        <SelectField
          label={t('staff_campaigns.period')}
          name="days"
          data-unfiltered={CAMPAIGN_DAYS}
          defaultValue={String(days)}
          options={dayChoices.map(count => ({
            value: String(count),
            name: t('staff_campaigns.days', { count }),
          }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_campaigns.title')}
        columns={columns}
        rows={data?.campaigns}
        keyOf={({ slug }) => slug}
        pathOf={pathOf}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_campaigns.none')}</p>}
      />
    </OfficePage>
  );
}

function useCampaignColumns(): [Column<ListedCampaign>, ...Column<ListedCampaign>[]] {
  const t = useStaffText();
  const format = useFormatter();
  const figure = (name: 'visits' | 'signups' | 'confirmations' | 'purchases'): Column<ListedCampaign> => ({
    title: t(`staff_campaign_figure.${name}`),
    align: 'end',
    cell: campaign => format.number(campaign[name]),
  });
  return [
    {
      title: t('staff_campaigns.campaign'),
      cell: ({ slug }) => slug,
    },
    { title: t('staff_campaigns.state'), cell: ({ state }) => t(`staff_campaign_state.${state}`) },
    {
      title: t('staff_campaigns.until'),
      cell: ({ first_day: first, last_day: last }) => <CampaignDays first={first} last={last} />,
    },
    figure('visits'),
    figure('signups'),
    {
      title: t('staff_campaigns.rate'),
      align: 'end',
      cell: ({ visits, signups }) =>
        visits === 0 ? '–' : format.number(signups / visits, { style: 'percent', maximumFractionDigits: 1 }),
    },
    figure('confirmations'),
    figure('purchases'),
    { title: t('staff_site.changed'), cell: ({ changed }) => changed && <LastChange {...changed} /> },
  ];
}

function CampaignDays({ first, last }: { first: string | null; last: string | null }) {
  const t = useStaffText();
  const locale = useLocale();
  const dayText = (day: string) => compactCalendarDay(day, locale);
  return (
    <span className="nowrap tabular">
      {first && last
        ? t('staff_campaigns.days_between', { first: dayText(first), last: dayText(last) })
        : first
          ? t('staff_campaigns.from_day', { day: dayText(first) })
          : last && t('staff_campaigns.until_day', { day: dayText(last) })}
    </span>
  );
}
