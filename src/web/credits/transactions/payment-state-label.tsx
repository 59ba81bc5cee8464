import type { ReactNode } from 'react';
import type { PaymentState as State } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import style from './transactions.module.css';

/** Green where the credits are there, quiet where nothing came of it; what waits stands out. */
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
  /** What went back or is on its way, in minor units. */
  refunded: number;
  isDebitOpen: boolean;
  children?: ReactNode;
};

/**
 * Where a payment stands, in a word or two; `children` says it more exactly. What the bank is still to collect is not paid, though its
 * credits are there; what was undone before that gave nothing back.
 */
export function PaymentStateLabel({ state, refunded, isDebitOpen, children }: PaymentStateLabelProps) {
  const t = useAccountText();
  const isToCollect = isDebitOpen && state === 'completed';
  const isNotCollected = state === 'refunded' && refunded === 0;
  const stateText = isNotCollected ? t('transactions.not_collected') : t(`payment_state.${state}`);
  return (
    <span className={classes(style.state, style[isToCollect ? 'waiting' : tones[state]])}>
      {children ?? (isToCollect ? t('transactions.to_collect') : stateText)}
    </span>
  );
}
