import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDeletion } from '#contract/deletion';
import { type DiscountCode, offerDeleteDiscount } from '#contract/discounts';
import { getRemainder } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoment } from '../../site/use-moment.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { ConsequencesStep } from './consequences-step.tsx';
import { DeleteDiscountAccepted, DeleteDiscountOffer } from './delete-discount.tsx';
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
