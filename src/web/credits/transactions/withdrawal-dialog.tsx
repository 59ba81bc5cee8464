import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './transactions.module.css';
import { useWithdraw, type WithdrawalPreview, withdrawalQuery } from './use-withdraw.ts';

type WithdrawalDialogProps = { payment: string; open: boolean; onClose: () => void };

/** @spec D2.35 D5.1 */
export function WithdrawalDialog({ payment, open, onClose }: WithdrawalDialogProps) {
  const t = useAccountText();
  const { data: preview, error } = useQuery({ ...withdrawalQuery(payment), enabled: open });
  const { mutate, isPending, error: refusal } = useWithdraw(payment, onClose);
  const withdraw = () => preview && mutate({ payment, credits: preview.credits, amount: preview.amount });
  return (
    <Modal open={open} onClose={onClose} title={t('withdrawal.heading')} locked={isPending}>
      <div className={style.dialog} aria-busy={!preview && !error}>
        {preview && (
          <>
            <Outcome preview={preview} />
            {preview.ends_premium && <p className={style.ends}>{t('withdrawal.premium')}</p>}
          </>
        )}
        <ErrorText error={error ?? refusal} />
        <Button wide busy={isPending} disabled={!preview} onClick={withdraw}>
          {t('withdrawal.confirm')}
        </Button>
        <Button wide look="plain" onClick={onClose}>
          {t('withdrawal.cancel')}
        </Button>
      </div>
    </Modal>
  );
}

function Outcome({
  preview: { credits, amount, currency, to_collect: toCollect },
}: {
  preview: WithdrawalPreview;
}) {
  const t = useAccountText();
  const locale = useLocale();
  const money = (minor: number) => moneyText(locale, minor, currency);
  const less = toCollect
    ? t('withdrawal.less', { money: money(amount), credits, left: money(toCollect) })
    : t('withdrawal.nothing', { credits });
  return (
    <>
      <p className={style.promise}>
        {toCollect === null ? t('withdrawal.back', { money: money(amount), credits }) : less}
      </p>
      <p>{toCollect === null ? t('withdrawal.way') : t('withdrawal.proof')}</p>
    </>
  );
}
