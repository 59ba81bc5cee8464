import { useQueryClient } from '@tanstack/react-query';
import { DELETE_DISCOUNT_DAYS } from '#contract/constants';
import { answerDeleteDiscount, type DiscountCode, getDiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { CodeCard } from '../code-card.tsx';
import { ErrorText } from '../error-text.tsx';
import style from './deletion.module.css';
import { DeletionStep } from './deletion-step.tsx';

type DeleteDiscountOfferProps = {
  percentage: number;
  onAccepted: (code: DiscountCode) => void;
  onDeclined: () => void;
};

/** @spec 4.3 D2.17 */
export function DeleteDiscountOffer({ percentage, onAccepted, onDeclined }: DeleteDiscountOfferProps) {
  const t = useAccountText();
  const cache = useQueryClient();
  const { mutate, isPending, variables, error } = useCall(answerDeleteDiscount, {
    onSuccess(code) {
      if (!code) return onDeclined();
      cache.setQueryData(query(getDiscountCode).queryKey, code);
      onAccepted(code);
    },
  });
  return (
    <DeletionStep
      title={t('deletion.offer_title', { percentage })}
      onSubmit={() => isPending || mutate({ accept: true })}
      actions={
        <>
          <SubmitButton busy={isPending && variables.accept}>{t('deletion.offer_accept')}</SubmitButton>
          <Button look="soft" busy={isPending && !variables.accept} onClick={() => mutate({ accept: false })}>
            {t('deletion.offer_decline')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.offer_text', { days: DELETE_DISCOUNT_DAYS })}</p>
      <ErrorText error={error} />
    </DeletionStep>
  );
}

export function DeleteDiscountAccepted({ code }: { code: DiscountCode }) {
  const t = useAccountText();
  return (
    <section className={`stack gap-2 ${style.step}`}>
      <h2>{t('deletion.offered_title')}</h2>
      <CodeCard discount={code} />
      <p className="quiet">{t('deletion.offered_text')}</p>
      <div className={`row wrap gap-2 ${style.actions}`}>
        <ButtonLink look="soft" to="/credits">
          {t('deletion.offered_link')}
        </ButtonLink>
      </div>
    </section>
  );
}
