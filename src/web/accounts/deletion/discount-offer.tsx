import { DELETE_DISCOUNT_DAYS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { CodeCard } from '../../credits/discounts/code-card.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { ErrorText } from '../error-text.tsx';
import style from './deletion.module.css';
import { DeletionStep } from './deletion-step.tsx';
import type { DiscountAnswer } from './use-delete-discount.ts';

type DiscountOfferProps = { percentage: number; answer: DiscountAnswer; onDeclined: () => void };

/** @spec 4.3 D2.17 */
export function DiscountOffer({ percentage, answer, onDeclined }: DiscountOfferProps) {
  const t = useAccountText();
  const busy = answer.isPending;
  const decline = () => answer.mutate(false, { onSuccess: onDeclined });
  return (
    <DeletionStep
      title={t('deletion.offer_title', { percentage })}
      onSubmit={() => busy || answer.mutate(true)}
      actions={
        <>
          <SubmitButton busy={busy && answer.variables}>{t('deletion.offer_accept')}</SubmitButton>
          <Button look="soft" busy={busy && !answer.variables} onClick={decline}>
            {t('deletion.offer_decline')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.offer_text', { days: DELETE_DISCOUNT_DAYS })}</p>
      <ErrorText error={answer.error} />
    </DeletionStep>
  );
}

export function DiscountAccepted({ code }: { code: DiscountCode }) {
  const t = useAccountText();
  return (
    <section className={style.step}>
      <h2>{t('deletion.offered_title')}</h2>
      <CodeCard discount={code} />
      <p className={style.hint}>{t('deletion.offered_text')}</p>
      <div className={style.actions}>
        <ButtonLink look="soft" to="/credits">
          {t('deletion.offered_link')}
        </ButtonLink>
      </div>
    </section>
  );
}
