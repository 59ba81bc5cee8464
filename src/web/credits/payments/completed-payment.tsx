import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, SparkleIcon } from '../../ui/icons.ts';
import { CountUp } from './count-up.tsx';
import style from './payment-result.module.css';
import { ResultWords } from './result-words.tsx';

/** The credits are there but those that settled what was owed, counted up to what the member has now; of the first purchase, that he is premium for life. */
export function CompletedPayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const user = useUser();
  if (!user) return null;
  const { settled, completed_at } = payment;
  const credits = payment.credits - settled;
  const made = user.premium_since !== null && user.premium_since === completed_at;
  return (
    <ResultWords
      icon={<CheckIcon />}
      title={t('payment_result.completed')}
      actions={
        <>
          <ButtonLink to="/chats">{t('payment_result.to_chats')}</ButtonLink>
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
      {made && (
        <p className={style.premium}>
          <SparkleIcon size={20} />
          {t('payment_result.premium')}
        </p>
      )}
    </ResultWords>
  );
}
