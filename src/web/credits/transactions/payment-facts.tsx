import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import { Fact, Facts } from './facts.tsx';

/** When and how it was paid, or was to be, the code that was used, what the statement of the bank says, and the number of its receipt. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const moment = useMoment();
  const { method, is_repeat, code, created_at, completed_at, statement, receipt_number } = payment;
  return (
    <Facts>
      <Fact name={completed_at ? t('payment.paid') : t('payment.begun')}>
        {moment(completed_at ?? created_at)}
      </Fact>
      <Fact name={completed_at ? t('payment.method') : t('payment.method_unpaid')}>
        {t(`payment_method.${method}`)}
        {is_repeat && <small>{t('payment.repeat')}</small>}
      </Fact>
      {code && <Fact name={t('payment.code')}>{code}</Fact>}
      <Fact name={t('payment.statement')}>{statement}</Fact>
      {receipt_number !== null && <Fact name={t('payment.receipt')}>{receipt_number}</Fact>}
    </Facts>
  );
}
