import { useQuery } from '@tanstack/react-query';
import { getStaffPages, type StaffPage } from '#contract/staff-pages';
import { useStaffText } from '#i18n/react';
import { query } from '../../../data/query.ts';
import { languageNames } from '../../../site/offered-languages.ts';
import { staffCacheLoader, staffDocumentLoader } from '../../session/staff-loaders.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { When } from '../../ui/when.tsx';
import { LastChange } from '../settings-page.tsx';
import { SiteTabs } from '../site-tabs.tsx';

const queries = () => [query(getStaffPages)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

const pathOf = ({ slug, language }: StaffPage) => `/backoffice/site/pages/${slug}/${language}`;

/**
 * The information pages of the site in each language.
 * @spec 2.9 D5.10
 */
export default function PagesPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffPages));
  const columns = usePageColumns();
  return (
    <OfficePage title={t('staff_pages.title')}>
      <SiteTabs />
      <DataTable
        caption={t('staff_pages.title')}
        columns={columns}
        rows={data?.pages}
        keyOf={pathOf}
        pathOf={pathOf}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
    </OfficePage>
  );
}

function usePageColumns(): [Column<StaffPage>, ...Column<StaffPage>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_pages.page'), cell: ({ title }) => title },
    {
      title: t('staff_pages.language'),
      cell: ({ language }) => <span lang={language}>{languageNames[language]}</span>,
    },
    { title: t('staff_pages.state'), cell: page => <PageState page={page} /> },
    { title: t('staff_site.changed'), cell: ({ changed }) => changed && <LastChange {...changed} /> },
  ];
}

function PageState({ page: { since, upcoming } }: { page: StaffPage }) {
  const t = useStaffText();
  return (
    <>
      {since ? (
        <>
          {t('staff_pages.own')} <When at={since} />
        </>
      ) : (
        <span className="quiet">{t('staff_pages.built')}</span>
      )}
      {upcoming && (
        <p className="quiet text-s">
          {t('staff_pages.upcoming')} <When at={upcoming} exact />
        </p>
      )}
    </>
  );
}
