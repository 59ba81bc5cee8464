import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getStaffRefunds, refundOrders, type StaffRefundLine } from '#contract/staff-payments';
import { useMoneyText, useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { When } from '../ui/when.tsx';
import { DisputeButtons, type DisputeChoice, DisputeDialog, DisputeState } from './dispute.tsx';
import { ManualRefundDialog } from './manual-refund-dialog.tsx';
import { MoneyLinks } from './money-links.tsx';

const lists = ['waiting', 'chargebacks'] as const;
const nothing = { waiting: 'staff_money.no_waiting', chargebacks: 'staff_money.no_chargebacks' } as const;
const names = { waiting: 'staff_money.waiting', chargebacks: 'staff_money.chargebacks' } as const;
const listIn = (params: URLSearchParams) => lists.find(list => list === params.get('list')) ?? 'waiting';
/** What is shown first has no parameter. */
const tabOf = (list: (typeof lists)[number]) => (list === 'waiting' ? '' : list);
function refundList(params: URLSearchParams) {
  const list = listIn(params);
  const input = { list, ...sortIn(params, refundOrders[list]) };
  return staffList(getStaffRefunds, input, 'after', ({ next }) => next);
}

const queries = ({ url }: { url: URL }) => [refundList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Refunds that wait to be sent, or chargebacks.
 * @spec D5.10 D2.35
 */
export default function RefundsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const shown = listIn(params);
  const list = refundList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const refunds = data?.pages.flatMap(page => page.refunds);
  const [sent, setSent] = useState<StaffRefundLine | null>(null);
  const [dispute, setDispute] = useState<DisputeChoice | null>(null);
  const columns = useRefundColumns(shown, { onSent: setSent, onDispute: setDispute });
  return (
    <OfficePage title={t('staff_money.refunds')}>
      <MoneyLinks />
      <Tabs
        label={t('staff_money.state')}
        parameter="list"
        tabs={lists.map(name => ({ value: tabOf(name), name: t(names[name]) }))}
        open={tabOf(shown)}
      />
      {shown === 'chargebacks' && <p className="quiet">{t('staff_chargeback.text')}</p>}
      <DataTable
        caption={t('staff_money.refunds')}
        columns={columns}
        rows={refunds}
        keyOf={({ id }) => id}
        pathOf={({ payment }) => `/backoffice/money/payments/${payment}`}
        orders={refundOrders[shown]}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t(nothing[shown])}</p>}
        more={<MoreRows list={list} count={refunds?.length ?? 0} hasMore={hasNextPage} />}
      />
      <ManualRefundDialog refund={sent} onClose={() => setSent(null)} />
      <DisputeDialog choice={dispute} onClose={() => setDispute(null)} />
    </OfficePage>
  );
}

function useRefundColumns(
  shown: (typeof lists)[number],
  {
    onSent,
    onDispute,
  }: { onSent: (refund: StaffRefundLine) => void; onDispute: (choice: DisputeChoice) => void },
): [Column<StaffRefundLine>, ...Column<StaffRefundLine>[]] {
  const t = useStaffText();
  const money = useMoneyText();
  const way: Column<StaffRefundLine> = {
    title: t('staff_money.way'),
    cell: ({ is_manual: isManual }) => t(isManual ? 'staff_money.manual' : 'staff_money.by_provider'),
  };
  const tries: Column<StaffRefundLine> = {
    title: t('staff_money.tries'),
    align: 'end',
    cell: ({ tries: count }) => count,
  };
  const sentBesides: Column<StaffRefundLine> = {
    title: t('staff_money.sent_besides'),
    align: 'end',
    cell: ({ sent, currency }) => sent > 0 && <span className="warning">{money(sent, currency)}</span>,
  };
  const evidenceState: Column<StaffRefundLine> = {
    title: t('staff_money.state'),
    cell: chargeback => <DisputeState chargeback={chargeback} />,
  };
  const evidence: Column<StaffRefundLine> = {
    title: t('staff_chargeback.evidence'),
    cell: ({ evidence_until: until }) => until && <When at={until} exact />,
  };
  const answers: Column<StaffRefundLine> = {
    title: t('staff_money.acts'),
    cell: chargeback => <DisputeButtons chargeback={chargeback} onChoose={onDispute} />,
  };
  const acts: Column<StaffRefundLine> = {
    title: t('staff_money.acts'),
    cell: refund => (
      <Button look="plain" small onClick={() => onSent(refund)}>
        {t('staff_money.mark_sent')}
      </Button>
    ),
  };
  return [
    { title: t('staff_money.when'), sort: 'time', cell: ({ requested_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_money.amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { title: t('staff_money.kind'), cell: ({ kind }) => t(`staff_refund_kind.${kind}`) },
    { title: t('staff_money.method'), cell: ({ method }) => t(`staff_method.${method}`) },
    ...(shown === 'waiting' ? [way, tries] : []),
    ...(shown === 'waiting' ? [acts] : [evidenceState, evidence, sentBesides, answers]),
  ];
}
