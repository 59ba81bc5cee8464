import type { StaffPaymentLine } from '#contract/staff-payments';
import { useCountryName, useMoneyText, useStaffText } from '#i18n/react';
import type { Column } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';

/** The columns of a list of payments. */
export function usePaymentColumns(): [Column<StaffPaymentLine>, ...Column<StaffPaymentLine>[]] {
  const t = useStaffText();
  const countryName = useCountryName();
  const money = useMoneyText();
  return [
    { title: t('staff_money.when'), sort: 'time', cell: ({ created_at }) => <When at={created_at} exact /> },
    {
      title: t('staff_money.amount'),
      sort: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { title: t('staff_money.state'), cell: ({ state }) => t(`staff_payment_state.${state}`) },
    { title: t('staff_money.method'), cell: ({ method }) => t(`staff_method.${method}`) },
    { title: t('staff_money.country'), cell: ({ country }) => countryName(country) },
    { title: t('staff_money.credits'), align: 'end', cell: ({ credits }) => credits },
    {
      title: t('staff_money.refunded'),
      align: 'end',
      cell: ({ refunded, currency }) => refunded > 0 && money(refunded, currency),
    },
    { title: t('staff_money.receipt'), align: 'end', cell: ({ receipt_number: number }) => number },
  ];
}
