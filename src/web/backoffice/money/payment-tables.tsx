import { paymentStates } from '#contract/payments';
import { paymentSources, type StaffPayment } from '#contract/staff-payments';
import { useMoneyText, useStaffText } from '#i18n/react';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';
import { SignedCredits } from './ledger-table.tsx';

type OfPayment = { payment: StaffPayment };

/** @spec D5.10 D2.35 */
export function PaymentRefunds({ payment: { refunds, currency } }: OfPayment) {
  const t = useStaffText();
  const money = useMoneyText();
  const columns: [Column<StaffPayment['refunds'][number]>, ...Column<StaffPayment['refunds'][number]>[]] = [
    { title: t('staff_money.when'), cell: ({ requested_at: at }) => <When at={at} exact /> },
    { title: t('staff_money.kind'), cell: ({ kind }) => t(`staff_refund_kind.${kind}`) },
    { title: t('staff_money.state'), cell: ({ state }) => t(`staff_refund_state.${state}`) },
    { title: t('staff_money.amount'), align: 'end', cell: ({ amount }) => money(amount, currency) },
    { title: t('staff_money.credits'), align: 'end', cell: ({ credits }) => credits },
    { title: t('staff_money.debt'), align: 'end', cell: ({ debt }) => debt > 0 && debt },
    { title: t('staff_money.reference'), cell: ({ reference }) => reference && <code>{reference}</code> },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_money.refunds')}</h2>
      <DataTable
        caption={t('staff_money.refunds')}
        columns={columns}
        rows={refunds}
        keyOf={({ id }) => id}
        empty={<p className="quiet">{t('staff_money.no_refunds')}</p>}
      />
    </section>
  );
}

type Event = StaffPayment['events'][number];

/** @spec D5.10 4.9 */
export function PaymentHistory({ payment: { created_at: createdAt, events } }: OfPayment) {
  const t = useStaffText();
  const columns: [Column<Event>, ...Column<Event>[]] = [
    { title: t('staff_money.when'), cell: ({ at }) => <When at={at} exact /> },
    { title: t('staff_money.state'), cell: ({ state }) => <KnownState state={state} /> },
    { title: t('staff_money.source'), cell: ({ source }) => <KnownSource source={source} /> },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_money.history')}</h2>
      <DataTable
        caption={t('staff_money.history')}
        columns={columns}
        rows={[{ state: 'created', source: 'member', at: createdAt }, ...events]}
        keyOf={({ state, source, at }) => `${state} ${source} ${at}`}
        empty={null}
      />
    </section>
  );
}

/** What this version of the product does not know is shown as it was reported. */
function KnownState({ state }: Pick<Event, 'state'>) {
  const t = useStaffText();
  const known = paymentStates.find(name => name === state);
  return known ? t(`staff_payment_state.${known}`) : <code>{state}</code>;
}

function KnownSource({ source }: Pick<Event, 'source'>) {
  const t = useStaffText();
  const known = paymentSources.find(name => name === source);
  return known ? t(`staff_payment_source.${known}`) : <code>{source}</code>;
}

type Entry = StaffPayment['ledger'][number];

/** @spec D5.10 D2.13 */
export function PaymentLedger({ payment: { ledger } }: OfPayment) {
  const t = useStaffText();
  const columns: [Column<Entry>, ...Column<Entry>[]] = [
    { title: t('staff_money.when'), cell: ({ at }) => <When at={at} exact /> },
    { title: t('staff_money.kind'), cell: ({ kind }) => t(`staff_ledger_kind.${kind}`) },
    { title: t('staff_money.lot'), cell: ({ lot }) => t(`staff_lot.${lot}`) },
    {
      title: t('staff_money.credits'),
      align: 'end',
      cell: ({ credits }) => <SignedCredits credits={credits} />,
    },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_money.ledger')}</h2>
      <DataTable
        caption={t('staff_money.ledger')}
        columns={columns}
        rows={ledger}
        keyOf={({ id }) => id}
        empty={<p className="quiet">{t('staff_money.no_entries')}</p>}
      />
    </section>
  );
}
