import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { calendarDay } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, CrownIcon } from '../../ui/icons.ts';
import { useWaitingMessage } from '../waiting-message.ts';
import { CountUp } from './count-up.tsx';
import style from './payment-result.module.css';
import { ResultMessage } from './result-message.tsx';

/**
 * The balance counts up only by credits that did not pay off a debt.
 * @spec 4.8 4.9
 */
export function CompletedPayment({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const user = useUser();
  const waiting = useWaitingMessage();
  if (!user) return null;
  const { settled, completed_at, mandate } = payment;
  const credits = payment.credits - settled;
  const madePremium = user.premium_since !== null && user.premium_since === completed_at;
  return (
    <ResultMessage
      icon={<CheckIcon />}
      title={t(mandate ? 'payment_result.agreed' : 'payment_result.completed')}
      actions={
        <>
          <ButtonLink to={waiting ?? '/chats'}>
            {waiting ? t('payment_result.to_message') : t('payment_result.to_chats')}
          </ButtonLink>
          <ButtonLink to="/members" look="soft">
            {t('payment_result.to_members')}
          </ButtonLink>
        </>
      }
    >
      <p className={style.balance}>
        <CountUp
          key={user.credits}
          className={style.count}
          from={Math.max(user.credits - credits, 0)}
          to={user.credits}
        />{' '}
        {t('payment_result.balance', { count: user.credits })}
      </p>
      {credits > 0 && <p>{t('payment_result.completed_text', { credits })}</p>}
      {settled > 0 && <p>{t('payment_result.settled', { settled })}</p>}
      {mandate?.is_open && <ToCollect currency={payment.currency} mandate={mandate} />}
      {madePremium && (
        <p className={style.premium}>
          <CrownIcon size={20} />
          {t('payment_result.premium')}
        </p>
      )}
    </ResultMessage>
  );
}

type ToCollectProps = Pick<Payment, 'currency'> & { mandate: NonNullable<Payment['mandate']> };

/** Says when the debit will be collected, because the credits are granted before that. */
function ToCollect({ currency, mandate }: ToCollectProps) {
  const t = useAccountText();
  const locale = useLocale();
  return (
    <p>
      {t('payment_result.to_collect', {
        money: moneyText(locale, mandate.amount, currency),
        end: mandate.iban_end,
        day: calendarDay(mandate.collect_on, locale),
      })}
    </p>
  );
}
