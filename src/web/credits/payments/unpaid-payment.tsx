import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { InfoIcon } from '../../ui/icons.ts';
import { OpenWords } from '../order/open-order.tsx';
import { openPaymentsQuery } from '../order/open-payments-query.ts';
import { UnpaidActions } from '../order/unpaid-actions.tsx';
import { AskedPayment } from './asked-payment.tsx';
import { ResultWords } from './result-words.tsx';
import { useJustBack } from './use-just-back.ts';

/** So long the bank's word may be on its way; who has none then did perhaps not pay. */
const ON_ITS_WAY_MS = 8_000;

/** Begun, and not paid as far as anybody knows: it is gone on with or given up, but that who just came back from the bank is told first that it is asked. */
export function UnpaidPayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const isAsking = useJustBack(payment, ON_ITS_WAY_MS);
  const { data = [] } = useQuery(openPaymentsQuery(useApi()));
  const open = data.find(one => one.payment.payment_id === payment.payment_id);
  if (isAsking) return <AskedPayment />;
  return (
    <ResultWords
      icon={<InfoIcon />}
      title={t('order.open')}
      actions={<UnpaidActions payment={payment} leaveFor={open?.leave_for ?? null} />}
    >
      <OpenWords payment={payment} holds={open?.holds ? 'elsewhere' : false} />
    </ResultWords>
  );
}
