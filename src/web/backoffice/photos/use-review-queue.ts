import { useEffect, useEffectEvent, useState } from 'react';
import type { BodyIn, Call, Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import { useStaffText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';

/**
 * A queue that gives one item at a time: taken when the page opens, and with each decision. If somebody
 * else decided first, the next one follows, too.
 * @spec D5.10
 */
export function useReviewQueue<Take extends Call, Decide extends Call>(take: Take, decide: Decide) {
  const t = useStaffText();
  const showFailure = useFailureToast();
  const [queue, setQueue] = useState<Output<Take> | null>(null);
  const [decided, setDecided] = useState(0);
  const taking = useStaffCall(take, { onSuccess: setQueue });
  const deciding = useStaffCall(decide, {
    onSuccess: answer => {
      setQueue(answer as Output<Call> as Output<Take>);
      setDecided(count => count + 1);
    },
    onError: error => {
      if (!isApiError(error) || (error.code !== 'decided_already' && error.code !== 'not_found'))
        return showFailure(error);
      toast(t('staff_photos.decided_already'));
      takeNext();
    },
  });
  const takeNext = () => taking.mutate({} as BodyIn<Take>);
  const begin = useEffectEvent(takeNext);
  useEffect(() => begin(), []);
  return {
    queue,
    /** How many this person has decided on this page. */
    decided,
    takeNext,
    isBusy: taking.isPending || deciding.isPending,
    /** Ignored while the last decision is on its way, so that a held key decides about nothing unseen. */
    decide: (body: BodyIn<Decide>) => {
      if (!taking.isPending && !deciding.isPending) deciding.mutate(body);
    },
  };
}
