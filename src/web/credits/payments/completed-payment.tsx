import { useEffect, useState } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { calendarDay } from '#i18n/date-text';
import { useAccountText, useMoneyText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, CrownIcon } from '../../ui/icons.ts';
import { useWaitingMessage } from '../waiting-message.ts';
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
            {t('nav.members')}
          </ButtonLink>
        </>
      }
    >
      <p className="flex wrap gap-1 items-baseline justify-center ink heading-s weight-600">
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
        <p className="row gap-1 violet-strong weight-650">
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
  const money = useMoneyText();
  return (
    <p>
      {t('payment_result.to_collect', {
        money: money(mandate.amount, currency),
        end: mandate.iban_end,
        day: calendarDay(mandate.collect_on, locale),
      })}
    </p>
  );
}

const DURATION_MS = 900;

/** Screen readers and viewers with reduced motion get the final value immediately. */
function CountUp({ from, to, className }: { from: number; to: number; className?: string | undefined }) {
  const format = useFormatter();
  const shown = useRisingNumber(from, to);
  return (
    <>
      <span className={className} aria-hidden="true">
        {format.number(shown)}
      </span>
      <span className="unseen">{format.number(to)}</span>
    </>
  );
}

function useRisingNumber(from: number, to: number): number {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(to);
    const begin = performance.now();
    let frame = requestAnimationFrame(function rise(now) {
      const part = Math.min(Math.max(now - begin, 0) / DURATION_MS, 1);
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(rise);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
