import { useEffect, useState } from 'react';
import type { BodyIn } from '#contract/call';
import { answerCheckIn, type CheckInAnswer } from '#contract/check-ins';
import { isApiError } from '#contract/errors';
import { useConnection } from '../../connection/connection.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/**
 * An answer that does not reach the server waits here and is sent once there is a connection, because the friend is
 * notified without it.
 * @spec D5.3 8.2
 */
export function useAnswerCheckIn(id: string, onAnswered: (answer: CheckInAnswer) => void) {
  const [waiting, setWaiting] = useState<BodyIn<typeof answerCheckIn> | null>(null);
  const connection = useConnection();
  const refuse = useFailureToast();
  const { mutate, isPending, variables } = useCall(answerCheckIn, {
    awaitsRefetch: true,
    onSuccess(_, { answer }) {
      setWaiting(null);
      onAnswered(answer);
    },
    onError(error, body) {
      const isLost = !isApiError(error) || error.code === 'unavailable';
      setWaiting(isLost ? body : null);
      if (!isLost) refuse(error);
    },
  });
  useEffect(() => {
    if (connection === 'online' && waiting) mutate(waiting);
  }, [connection]);
  return {
    answer: (answer: CheckInAnswer) => mutate({ id, answer }),
    /** What is being sent now. */
    sending: isPending ? variables.answer : null,
    isWaiting: waiting !== null && !isPending,
  };
}
