import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, WarningIcon } from '../../ui/icons.ts';
import { ResultWords } from './result-words.tsx';
import { type WentBack, wentBack } from './went-back.ts';

/** Refunded, or taken back by the bank. */
export function WentBackPayment({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const back = wentBack(payment);
  const money = (minor: number) => moneyText(locale, minor, payment.currency);
  return payment.state === 'refunded' ? (
    <Refunded back={back} money={money} />
  ) : (
    <ChargedBack back={back} money={money} />
  );
}

type BackProps = { back: WentBack; money: (minor: number) => string };

/** What was sent, what is still to be sent, and what was never collected, each where there is any. */
function Refunded({ back: { sent, onItsWay, notCollected }, money }: BackProps) {
  const t = useOwnText();
  const all = sent > 0 ? t('payment_result.refunded') : t('payment_result.not_collected');
  return (
    <ResultWords
      icon={<ArrowLeftIcon />}
      title={onItsWay > 0 ? t('payment_result.on_its_way') : all}
      actions={<BuyAgain />}
    >
      {sent > 0 && <p>{t('payment_result.refunded_text', { money: money(sent) })}</p>}
      {onItsWay > 0 && <p>{t('payment_result.on_its_way_text', { money: money(onItsWay) })}</p>}
      {notCollected > 0 && <p>{t('payment_result.not_collected_text', { money: money(notCollected) })}</p>}
    </ResultWords>
  );
}

function ChargedBack({ back: { sent, byBank }, money }: BackProps) {
  const t = useOwnText();
  return (
    <ResultWords icon={<WarningIcon />} title={t('payment_result.charged_back')} actions={<BuyAgain />}>
      <p>
        {t.rich('payment_result.charged_back_text', {
          money: money(byBank),
          service: words => <a href="/pages/service">{words}</a>,
        })}
      </p>
      {sent > 0 && <p>{t('payment_result.charged_back_before', { money: money(sent) })}</p>}
    </ResultWords>
  );
}

function BuyAgain() {
  const t = useOwnText();
  return (
    <ButtonLink to="/credits" look="soft">
      {t('payment_result.buy_again')}
    </ButtonLink>
  );
}
