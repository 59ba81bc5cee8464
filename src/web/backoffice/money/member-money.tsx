import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '#contract/call';
import { getMemberMoney, type StaffMandate } from '#contract/staff-member-money';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { privateQuery } from '../questions/staff-query.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { usePaymentColumns } from './payment-columns.tsx';

type Money = Output<typeof getMemberMoney>;

/**
 * The money of one member: balance, payments, ledger entries and mandates. Opening it asks for the reason first.
 * @spec D5.10 D5.7 D2.13
 */
export function MemberMoney({ id }: { id: string }) {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(privateQuery(getMemberMoney, { member: id }, id));
  if (error && !data)
    return (
      <div role="alert" className="stack gap-2 justify-items-start pad-block-2">
        <p>{shortFailureText(t, error)}</p>
        <Button look="plain" small onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Loading label={t('state.loading')}>
        <Skeleton height="12rem" />
      </Loading>
    );
  return (
    <div className="stack gap-3">
      <Balance id={id} credits={data.credits} />
      <Payments payments={data.payments} />
      <Mandates mandates={data.mandates} />
      <section className="stack gap-1">
        <h2>{t('staff_member_money.entries')}</h2>
        <LedgerTable
          caption={t('staff_member_money.entries')}
          entries={data.entries}
          linked
          empty={<p className="quiet">{t('staff_ledger.empty')}</p>}
        />
      </section>
    </div>
  );
}

function Balance({ id, credits }: { id: string } & Pick<Money, 'credits'>) {
  const t = useStaffText();
  const staff = useStaffSession();
  const [isGiving, setIsGiving] = useState(false);
  return (
    <section className="stack gap-1 justify-items-start">
      <h2>{t('staff_member_money.balance')}</h2>
      <DetailsList
        details={[
          { name: t('staff_member_money.free'), value: credits.free },
          { name: t('staff_member_money.purchased'), value: credits.purchased },
          credits.debt > 0 && {
            name: t('staff_member_money.debt'),
            value: <span className="warning">{credits.debt}</span>,
          },
        ]}
      />
      {mayUse(staff, 'credits') && (
        <Button small look="plain" onClick={() => setIsGiving(true)}>
          {t('staff_credits.give')}
        </Button>
      )}
      <CorrectionDialog open={isGiving} onClose={() => setIsGiving(false)} member={id} />
    </section>
  );
}

function Payments({ payments }: Pick<Money, 'payments'>) {
  const t = useStaffText();
  return (
    <section className="stack gap-1">
      <h2>{t('staff_member_money.payments')}</h2>
      <DataTable
        caption={t('staff_member_money.payments')}
        columns={usePaymentColumns()}
        rows={payments}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/backoffice/money/payments/${id}`}
        empty={<p className="quiet">{t('staff_member_money.no_payments')}</p>}
      />
    </section>
  );
}

function Mandates({ mandates }: Pick<Money, 'mandates'>) {
  const t = useStaffText();
  const columns: [Column<StaffMandate>, ...Column<StaffMandate>[]] = [
    { title: t('staff_debits.mandate'), cell: ({ reference }) => <code>{reference}</code> },
    { title: t('staff_debits.state'), cell: ({ state }) => t(`staff_debit_state.${state}`) },
    { title: t('staff_buyer.holder'), cell: ({ holder }) => holder },
    { title: t('staff_buyer.iban'), cell: ({ iban }) => iban && <code>{iban}</code> },
    { title: t('staff_member_money.agreed'), cell: ({ agreed_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_member_money.blocked'),
      cell: ({ blocked_until: until }) => until && <When at={until} exact />,
    },
  ];
  return (
    <section className="stack gap-1">
      <h2>{t('staff_member_money.mandates')}</h2>
      <DataTable
        caption={t('staff_member_money.mandates')}
        columns={columns}
        rows={mandates}
        keyOf={({ reference }) => reference}
        pathOf={({ payment }) => `/backoffice/money/payments/${payment}`}
        empty={<p className="quiet">{t('staff_member_money.no_mandates')}</p>}
      />
    </section>
  );
}
