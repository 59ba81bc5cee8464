import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import { debitOrders, getStaffDebits, type StaffDebit } from '#contract/staff-debits';
import { compactCalendarDay } from '#i18n/date-text';
import { useMoneyText, useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { BatchFileDialog, CollectedDialog, MakeBatchDialog, TransfersDialog } from './debit-dialogs.tsx';
import { MoneyLinks } from './money-links.tsx';
import { ReturnReason } from './return-reason.tsx';
import { ReturnsDialog } from './returns-dialog.tsx';

const debitList = (params: URLSearchParams) =>
  staffList(getStaffDebits, sortIn(params, debitOrders), 'before', ({ next }) => next);

const queries = ({ url }: { url: URL }) => [debitList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Batch = Output<typeof getStaffDebits>['batches'][number];
type Act = { kind: 'make' | 'returns' | 'transfers' } | { kind: 'file' | 'collected'; batch: string };

/**
 * Mandates, direct debits, and the batches for the bank.
 * @spec D5.10 5.8
 */
export default function DebitsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = debitList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const [first] = data?.pages ?? [];
  const debits = data?.pages.flatMap(page => page.debits) ?? [];
  const [act, setAct] = useState<Act | null>(null);
  const failure = error && { error, onRetry: () => void refetch() };
  return (
    <OfficePage title={t('staff_debits.title')} actions={<PageActs onAct={setAct} />}>
      <MoneyLinks />
      {first && <Due {...first.due} onMake={() => setAct({ kind: 'make' })} />}
      {first && first.unreadable.length > 0 && (
        <p role="alert" className="warning">
          {t('staff_debits.unreadable', { list: first.unreadable.join(', ') })}
        </p>
      )}
      <Batches batches={first?.batches} onAct={setAct} failure={failure} />
      {first && (
        <Mandates
          debits={debits}
          more={<MoreRows list={list} count={debits.length} hasMore={hasNextPage} />}
        />
      )}
      <DebitDialogs act={act} onClose={() => setAct(null)} />
    </OfficePage>
  );
}

function PageActs({ onAct }: { onAct: (act: Act) => void }) {
  const t = useStaffText();
  return (
    <>
      <Button look="plain" small onClick={() => onAct({ kind: 'transfers' })}>
        {t('staff_debits.transfers')}
      </Button>
      <Button look="plain" small onClick={() => onAct({ kind: 'returns' })}>
        {t('staff_debits.returns')}
      </Button>
    </>
  );
}

function DebitDialogs({ act, onClose }: { act: Act | null; onClose: () => void }) {
  const batchOf = (kind: Act['kind']) => (act?.kind === kind && 'batch' in act ? act.batch : null);
  return (
    <>
      <MakeBatchDialog open={act?.kind === 'make'} onClose={onClose} />
      <BatchFileDialog batch={batchOf('file')} onClose={onClose} />
      <CollectedDialog batch={batchOf('collected')} onClose={onClose} />
      <ReturnsDialog open={act?.kind === 'returns'} onClose={onClose} />
      <TransfersDialog open={act?.kind === 'transfers'} onClose={onClose} />
    </>
  );
}

function Due({ debits, amount, onMake }: { debits: number; amount: number; onMake: () => void }) {
  const t = useStaffText();
  const money = useMoneyText();
  return (
    <section className="stack gap-1 justify-items-start">
      <h2>{t('staff_debits.due')}</h2>
      <p>{t('staff_debits.due_text', { count: debits, money: money(amount, 'EUR') })}</p>
      {debits > 0 && (
        <Button small onClick={onMake}>
          {t('staff_debits.make')}
        </Button>
      )}
    </section>
  );
}

type BatchesProps = {
  batches: readonly Batch[] | undefined;
  onAct: (act: Act) => void;
  failure: { error: unknown; onRetry: () => void } | null;
};

function Batches({ batches, onAct, failure }: BatchesProps) {
  const t = useStaffText();
  const money = useMoneyText();
  const columns: [Column<Batch>, ...Column<Batch>[]] = [
    { title: t('staff_debits.batch'), cell: ({ created_at: at }) => <When at={at} exact /> },
    { title: t('staff_debits.count'), align: 'end', cell: ({ debits }) => debits },
    { title: t('staff_debits.amount'), align: 'end', cell: ({ amount }) => money(amount, 'EUR') },
    {
      title: t('staff_debits.state'),
      cell: ({ is_collected: isPaid }) => t(isPaid ? 'staff_debits.paid' : 'staff_debits.at_bank'),
    },
    {
      title: t('staff_debits.acts'),
      cell: ({ id: batch, is_collected: isPaid }) => (
        <span className="row wrap gap-1">
          <Button look="plain" small onClick={() => onAct({ kind: 'file', batch })}>
            {t('staff_debits.file')}
          </Button>
          {!isPaid && (
            <Button look="plain" small onClick={() => onAct({ kind: 'collected', batch })}>
              {t('staff_debits.collected')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_debits.batches')}</h2>
      <DataTable
        caption={t('staff_debits.batches')}
        columns={columns}
        rows={batches}
        keyOf={({ id }) => id}
        failure={failure}
        empty={<p className="quiet">{t('staff_debits.no_batches')}</p>}
      />
    </section>
  );
}

/** Each leads to its payment, where the holder is shown after a reason. */
function Mandates({ debits, more }: { debits: readonly StaffDebit[]; more: ReactNode }) {
  const t = useStaffText();
  const locale = useLocale();
  const money = useMoneyText();
  const columns: [Column<StaffDebit>, ...Column<StaffDebit>[]] = [
    { title: t('staff_debits.mandate'), cell: ({ reference }) => <code>{reference}</code> },
    { title: t('staff_debits.state'), cell: ({ state }) => t(`staff_debit_state.${state}`) },
    { title: t('staff_debits.amount'), align: 'end', cell: ({ amount }) => money(amount, 'EUR') },
    { title: t('staff_debits.agreed'), sort: 'agreed', cell: ({ agreed_at: at }) => <When at={at} /> },
    { title: t('staff_debits.on'), cell: ({ collect_on: day }) => day && compactCalendarDay(day, locale) },
    {
      title: t('staff_debits.returned'),
      cell: ({ return_reason: reason }) => reason && <ReturnReason code={reason} />,
    },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_debits.mandates')}</h2>
      <DataTable
        caption={t('staff_debits.mandates')}
        columns={columns}
        rows={debits}
        keyOf={({ reference }) => reference}
        pathOf={({ payment }) => `/backoffice/money/payments/${payment}`}
        orders={debitOrders}
        more={more}
        empty={<p className="quiet">{t('staff_debits.no_mandates')}</p>}
      />
    </section>
  );
}
