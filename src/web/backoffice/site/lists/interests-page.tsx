import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getStaffInterests, type StaffInterest } from '#contract/staff-lists';
import { useStaffText } from '#i18n/react';
import { query } from '../../../data/query.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, PlusIcon } from '../../../ui/icons.ts';
import { staffCacheLoader, staffDocumentLoader } from '../../session/staff-loaders.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { LastChange } from '../settings-page.tsx';
import { SiteTabs } from '../site-tabs.tsx';
import { AddInterestDialog } from './add-interest-dialog.tsx';
import style from './lists.module.css';
import { type InterestChange, useInterestOrder } from './use-interest-order.ts';

const queries = () => [query(getStaffInterests)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The interests of the site: their order, which are offered, and those that the site named itself.
 * @spec 3.3 D5.10
 */
export default function InterestsPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffInterests));
  const [isAdding, setIsAdding] = useState(false);
  const order = useInterestOrder(data);
  const columns = useInterestColumns(data?.languages ?? [], order);
  return (
    <OfficePage
      title={t('staff_lists.interests')}
      aside={data?.changed && <LastChange {...data.changed} />}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
          {t('staff_lists.add')}
        </Button>
      }
    >
      <SiteTabs />
      <p className="quiet">{t('staff_lists.interests_text', { free: data?.free ?? 0 })}</p>
      <DataTable
        caption={t('staff_lists.interests')}
        columns={columns}
        rows={data?.interests}
        keyOf={({ key }) => key}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
      <AddInterestDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        languages={data?.languages ?? []}
        seen={data?.changed?.id ?? null}
      />
    </OfficePage>
  );
}

type Order = ReturnType<typeof useInterestOrder>;

function useInterestColumns(
  languages: readonly string[],
  order: Order,
): [Column<StaffInterest>, ...Column<StaffInterest>[]] {
  const t = useStaffText();
  const [first = 'nl', ...others] = languages;
  const nameColumn = (language: string): Column<StaffInterest> => ({
    title: t('staff_lists.name', { language }),
    cell: interest => <InterestName interest={interest} language={language} />,
  });
  return [
    nameColumn(first),
    ...others.map(nameColumn),
    {
      title: t('staff_lists.offered'),
      cell: interest => (
        <OrderButton order={order} change={{ key: interest.key, isOffered: !interest.offered }}>
          {t(interest.offered ? 'staff_lists.switch_off' : 'staff_lists.switch_on')}
          <span className="unseen">: {interest.names[first as 'nl']}</span>
        </OrderButton>
      ),
    },
    {
      title: t('staff_lists.order'),
      cell: interest => interest.offered && <MoveButtons interest={interest} order={order} first={first} />,
    },
  ];
}

/** Names are texts of the site, so they are changed where the other texts are. */
function InterestName({
  interest: { key, names, offered },
  language,
}: {
  interest: StaffInterest;
  language: string;
}) {
  const path = `/backoffice/site/texts?language=${language}&search=interest.${key}&open=interest.${key}`;
  return (
    <Link to={path} lang={language} className={offered ? 'inherit-colour' : 'quiet'}>
      {names[language as 'nl']}
    </Link>
  );
}

type OrderButtonProps = { order: Order; change: InterestChange; children: React.ReactNode };

const OrderButton = ({ order, change, children }: OrderButtonProps) => (
  <Button look="plain" small busy={order.isPending} onClick={() => order.apply(change)}>
    {children}
  </Button>
);

function MoveButtons({ interest, order, first }: { interest: StaffInterest; order: Order; first: string }) {
  const t = useStaffText();
  const name = interest.names[first as 'nl'] ?? interest.key;
  return (
    <span className={`row ${style.moves}`}>
      <IconButton
        label={t('staff_lists.earlier', { name })}
        onClick={() => order.apply({ key: interest.key, by: -1 })}
      >
        <ArrowLeftIcon size={18} />
      </IconButton>
      <IconButton
        label={t('staff_lists.later', { name })}
        onClick={() => order.apply({ key: interest.key, by: 1 })}
      >
        <ArrowRightIcon size={18} />
      </IconButton>
    </span>
  );
}
