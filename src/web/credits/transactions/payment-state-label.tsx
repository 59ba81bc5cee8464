import type { ReactNode } from 'react';
import type { PaymentState as State } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import style from './transactions.module.css';

const tones: Record<State, 'good' | 'waiting' | 'quiet'> = {
  created: 'waiting',
  pending: 'waiting',
  completed: 'good',
  failed: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
  charged_back: 'waiting',
};

type PaymentStateLabelProps = {
  state: State;
  /** The amount that was or will be refunded, in minor units. */
  refunded: number;
  isDebitOpen: boolean;
  children?: ReactNode;
};

/**
 * A direct debit that is not collected yet is not shown as paid.
 * @spec 4.9
 */
export function PaymentStateLabel({ state, refunded, isDebitOpen, children }: PaymentStateLabelProps) {
  const t = useAccountText();
  const isToCollect = isDebitOpen && state === 'completed';
  const isNotCollected = state === 'refunded' && refunded === 0;
  const stateText = isNotCollected ? t('transactions.not_collected') : t(`payment_state.${state}`);
  return (
    <span
      className={classes('quiet text-m text-end', style.state, style[isToCollect ? 'waiting' : tones[state]])}
    >
      {children ?? (isToCollect ? t('transactions.to_collect') : stateText)}
    </span>
  );
}
