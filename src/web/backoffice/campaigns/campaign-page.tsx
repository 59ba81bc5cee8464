import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter } from 'use-intl';
import type { Output } from '#contract/call';
import { getStaffCampaign } from '#contract/staff-campaigns';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { SiteTabs } from '../site/site-tabs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { CampaignActs } from './campaign-acts.tsx';
import { CampaignForm } from './campaign-form.tsx';

type Params = Record<string, string | undefined>;
export type CampaignData = Output<typeof getStaffCampaign>;

/** `new` is no campaign: its form is empty. */
const campaignQuery = ({ slug }: Params) =>
  query(getStaffCampaign, slug === undefined || slug === 'new' ? {} : { slug });

const queries = ({ params }: { params: Params }) => [campaignQuery(params)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * One campaign: its texts, pictures and variants, what each brought, and how it ends.
 * @spec 2.1 D3.1 D5.10
 */
export default function CampaignPage() {
  const t = useStaffText();
  const { slug = 'new' } = useParams();
  const { data } = useQuery(campaignQuery({ slug }));
  if (!data) return null;
  return (
    <OfficePage
      title={slug === 'new' ? t('staff_campaigns.new') : slug}
      aside={data.state && t(`staff_campaign_state.${data.state}`)}
      actions={<CampaignActs slug={slug} data={data} />}
      narrow
    >
      <SiteTabs />
      {data.variants.length > 0 && <VariantTable variants={data.variants} />}
      {(data.campaign ?? slug === 'new') && (
        <CampaignForm key={`${slug} ${data.changed?.id ?? 0}`} data={data} />
      )}
    </OfficePage>
  );
}

function VariantTable({ variants }: Pick<CampaignData, 'variants'>) {
  const t = useStaffText();
  const format = useFormatter();
  const figure = (name: 'visits' | 'signups' | 'confirmations' | 'purchases') => ({
    title: t(`staff_campaign_figure.${name}`),
    align: 'end' as const,
    cell: (row: CampaignData['variants'][number]) => format.number(row[name]),
  });
  return (
    <DataTable
      caption={t('staff_campaigns.variants')}
      columns={[
        {
          title: t('staff_campaigns.variant'),
          cell: ({ variant }) => variant || t('staff_campaigns.no_variant'),
        },
        figure('visits'),
        figure('signups'),
        figure('confirmations'),
        figure('purchases'),
      ]}
      rows={variants}
      keyOf={({ variant }) => variant}
      empty={null}
    />
  );
}
