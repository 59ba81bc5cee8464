import { useId, useState } from 'react';
import type { Payment } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { useDeadline } from '../../site/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './transactions.module.css';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

type WithdrawalProps = { payment: Payment; withdrawal: NonNullable<Payment['withdrawal']> };

/** @spec D2.35 D5.1 */
export function Withdrawal({ payment, withdrawal: { until, ends_premium } }: WithdrawalProps) {
  const t = useAccountText();
  const id = useId();
  const deadline = useDeadline();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={style.section} aria-labelledby={id} inert={!useHydrated()}>
      <h2 id={id}>{t('withdrawal.title')}</h2>
      <p className={style.none}>{t('withdrawal.until', { until: deadline(until) })}</p>
      {ends_premium && <p className={style.ends}>{t('withdrawal.carries_premium')}</p>}
      <Button look="soft" onClick={() => setIsOpen(true)}>
        {t('withdrawal.begin')}
      </Button>
      <WithdrawalDialog payment={payment.payment_id} open={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}
