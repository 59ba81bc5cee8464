import { useLocale } from 'use-intl';
import type { WaitingDebit } from '#contract/direct-debit';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import style from './direct-debit-page.module.css';

type OtherWaitingDebitProps = { waiting: WaitingDebit; onContinue: () => void; onNew: () => void };

/** @spec 3.11 */
export function OtherWaitingDebit({ waiting, onContinue, onNew }: OtherWaitingDebitProps) {
  const t = useAccountText();
  const money = moneyText(useLocale(), waiting.amount, waiting.currency);
  return (
    <div className={style.code}>
      <header className={style.head}>
        <h1>{t('direct_debit.waits_heading')}</h1>
        <p>{t('direct_debit.waits', { credits: waiting.credits, money })}</p>
      </header>
      <p>{t('direct_debit.waits_replaced')}</p>
      <div className={style.ways}>
        <Button onClick={onNew}>{t('direct_debit.waits_new')}</Button>
        <Button look="soft" onClick={onContinue}>
          {t('direct_debit.waits_go_on')}
        </Button>
      </div>
    </div>
  );
}
