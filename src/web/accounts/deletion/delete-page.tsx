import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETE_DISCOUNT_DAYS } from '#contract/constants';
import { getDeletion } from '#contract/deletion';
import {
  answerDeleteDiscount,
  type DiscountCode,
  getDiscountCode,
  offerDeleteDiscount,
} from '#contract/discounts';
import { getRemainder } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoment } from '../../site/use-moment.ts';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { CodeCard } from '../code-card.tsx';
import { ErrorText } from '../error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { ConsequencesStep } from './consequences-step.tsx';
import style from './deletion.module.css';
import { DeletionStep } from './deletion-step.tsx';
import { type DeletionFeedback, ReasonStep } from './reason-step.tsx';
import { ReauthenticationStep } from './reauthentication-step.tsx';

const queries: PageQueries = () => [query(getDeletion), query(getRemainder)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 4.3 */
export default function DeletePage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('deletion.title')}>
      <Steps />
    </SettingsFrame>
  );
}

function Steps() {
  const moment = useMoment();
  const { data } = useQuery(query(getDeletion));
  const [step, setStep] = useState<'reason' | 'offer' | 'consequences' | 'reauthentication'>('reason');
  const [feedback, setFeedback] = useState<DeletionFeedback>({ remarks: '' });
  const offer = useCall(offerDeleteDiscount, {
    onSuccess: offered => setStep(offered ? 'offer' : 'consequences'),
    // A failed offer must not stop the deletion.
    onError: () => setStep('consequences'),
  });
  const [accepted, setAccepted] = useState<DiscountCode | null>(null);
  if (accepted) return <DeleteDiscountAccepted code={accepted} />;
  if (step === 'reason')
    return (
      <ReasonStep
        feedback={feedback}
        onChange={setFeedback}
        onNext={() => offer.mutate({})}
        busy={offer.isPending}
      />
    );
  if (step === 'offer' && offer.data)
    return (
      <DeleteDiscountOffer
        percentage={offer.data.percentage}
        onAccepted={setAccepted}
        onDeclined={() => setStep('consequences')}
      />
    );
  if (step === 'reauthentication')
    return (
      <ReauthenticationStep
        feedback={feedback}
        needsPassword={data?.needs_password ?? true}
        onBack={() => setStep('consequences')}
      />
    );
  return (
    <ConsequencesStep
      until={data ? moment(data.until) : ''}
      onNext={() => setStep('reauthentication')}
      onBack={() => setStep('reason')}
    />
  );
}

type DeleteDiscountOfferProps = {
  percentage: number;
  onAccepted: (code: DiscountCode) => void;
  onDeclined: () => void;
};

/** @spec 4.3 D2.17 */
function DeleteDiscountOffer({ percentage, onAccepted, onDeclined }: DeleteDiscountOfferProps) {
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

function DeleteDiscountAccepted({ code }: { code: DiscountCode }) {
  const t = useAccountText();
  return (
    <section className={`stack gap-2 ${style.step}`}>
      <h2 className="heading-s">{t('deletion.offered_title')}</h2>
      <CodeCard discount={code} />
      <p className="quiet">{t('deletion.offered_text')}</p>
      <div className="row wrap gap-2 space-above-1">
        <ButtonLink look="soft" to="/credits">
          {t('deletion.offered_link')}
        </ButtonLink>
      </div>
    </section>
  );
}
