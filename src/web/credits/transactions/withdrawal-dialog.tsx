import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './transactions.module.css';
import { useWithdraw, withdrawalQuery } from './use-withdraw.ts';

type WithdrawalDialogProps = { payment: string; open: boolean; onClose: () => void };

/** The second step: what goes back, which way, what ends with it; then it is confirmed. */
export function WithdrawalDialog({ payment, open, onClose }: WithdrawalDialogProps) {
  const t = useOwnText();
  const locale = useLocale();
  const { data: shown, error } = useQuery({ ...withdrawalQuery(useApi(), payment), enabled: open });
  const { mutate, isPending, error: refusal } = useWithdraw(payment, onClose);
  const money = shown ? moneyText(locale, shown.amount, shown.currency) : '';
  return (
    <Modal open={open} onClose={onClose} title={t('withdrawal.heading')} locked={isPending}>
      <div className={style.dialog} aria-busy={!shown && !error}>
        {shown && (
          <>
            <p className={style.promise}>{t('withdrawal.back', { money, credits: shown.credits })}</p>
            <p>{t('withdrawal.way')}</p>
            {shown.ends_premium && <p className={style.ends}>{t('withdrawal.premium')}</p>}
          </>
        )}
        <ErrorText error={error ?? refusal} />
        <Button wide busy={isPending} disabled={!shown} onClick={() => shown && mutate(shown)}>
          {t('withdrawal.confirm')}
        </Button>
        <Button wide look="plain" onClick={onClose}>
          {t('withdrawal.cancel')}
        </Button>
      </div>
    </Modal>
  );
}
