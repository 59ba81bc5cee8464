import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormatter, useLocale } from 'use-intl';
import { type FictionalProfile, fictionalOrders, getFictionalProfiles } from '#contract/staff-fictional';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { SiteTabs } from '../site/site-tabs.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { EditFictionalDialog } from './edit-fictional-dialog.tsx';
import { NewFictionalDialog } from './new-fictional-dialog.tsx';
import { RetireDialog } from './retire-dialog.tsx';

const fictionalList = (params: URLSearchParams) =>
  staffList(getFictionalProfiles, sortIn(params, fictionalOrders), 'before', ({ next }) => next);

const queries = ({ url }: { url: URL }) => [fictionalList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Act = { what: 'edit' | 'retire'; id: string } | { what: 'new' } | null;

/**
 * The fictional profiles of the site: what members write to them and spend on them, who operates them, and their share.
 * @spec 1.4 D5.10
 */
export default function FictionalPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = fictionalList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const [act, setAct] = useState<Act>(null);
  const close = () => setAct(null);
  const profiles = data?.pages.flatMap(page => page.profiles);
  const [first] = data?.pages ?? [];
  const chosen = act && 'id' in act ? profiles?.find(({ id }) => id === act.id) : undefined;
  const columns = useFictionalColumns(setAct);
  return (
    <OfficePage
      title={t('staff_fictional.title')}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setAct({ what: 'new' })}>
          {t('staff_fictional.new')}
        </Button>
      }
    >
      <SiteTabs />
      {first && <Share {...first.share} />}
      <DataTable
        caption={t('staff_fictional.title')}
        columns={columns}
        rows={profiles}
        keyOf={({ id }) => id}
        orders={fictionalOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_fictional.none')}</p>}
        more={<MoreRows list={list} count={profiles?.length ?? 0} hasMore={hasNextPage} />}
      />
      <NewFictionalDialog open={act?.what === 'new'} onClose={close} />
      <EditFictionalDialog
        profile={act?.what === 'edit' ? chosen : undefined}
        operators={first?.operators ?? []}
        onClose={close}
      />
      <RetireDialog profile={act?.what === 'retire' ? chosen : undefined} onClose={close} />
    </OfficePage>
  );
}

function Share({ fictional, all }: { fictional: number; all: number }) {
  const t = useStaffText();
  const format = useFormatter();
  const share = format.number(all === 0 ? 0 : fictional / all, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return <p className="quiet">{t('staff_fictional.share', { fictional, all, share })}</p>;
}

function useFictionalColumns(
  onAct: (act: Act) => void,
): [Column<FictionalProfile>, ...Column<FictionalProfile>[]] {
  const t = useStaffText();
  const locale = useLocale();
  return [
    {
      title: t('staff_fictional.profile'),
      sort: 'name',
      cell: ({ id, name, age, country }) => (
        <>
          <Link to={`/backoffice/members/${id}`}>{name}</Link>{' '}
          <span className="quiet">
            {age}, {countryName(locale, country)}
          </span>
        </>
      ),
    },
    {
      title: t('staff_fictional.operator'),
      cell: ({ operator, retired_at: retiredAt }) =>
        retiredAt ? (
          <span className="quiet">
            {t('staff_fictional.retired')} <When at={retiredAt} />
          </span>
        ) : (
          (operator?.name ?? <span className="quiet">{t('staff_fictional.nobody')}</span>)
        ),
    },
    { title: t('staff_fictional.made'), sort: 'made', cell: ({ created_at }) => <When at={created_at} /> },
    { title: t('staff_fictional.photos'), align: 'end', cell: ({ photos }) => photos },
    { title: t('staff_fictional.received'), align: 'end', cell: ({ received }) => received },
    {
      title: t('staff_fictional.answered'),
      align: 'end',
      cell: ({ answered, conversations }) => `${answered} / ${conversations}`,
    },
    { title: t('staff_fictional.credits'), align: 'end', cell: ({ credits }) => credits },
    {
      title: t('staff_fictional.acts'),
      cell: ({ id, name, retired_at: retiredAt }) =>
        !retiredAt && (
          <span className="row wrap gap-half">
            {(['edit', 'retire'] as const).map(what => (
              <Button key={what} look="plain" small onClick={() => onAct({ what, id })}>
                {t(`staff_fictional_act.${what}`)}
                <span className="unseen">: {name}</span>
              </Button>
            ))}
          </span>
        ),
    },
  ];
}
