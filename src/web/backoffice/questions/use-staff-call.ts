import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn, Call, Output } from '#contract/call';
import { sendCall } from '../../data/use-call.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { sendWithQuestions } from './ask.ts';

type StaffCallOptions<C extends Call> = Omit<
  UseMutationOptions<Output<C>, Error, BodyIn<C>>,
  'mutationFn'
> & {
  /** Profile id of the member whose private data the call shows or changes. */
  member?: string;
  awaitsRefetch?: boolean;
};

/**
 * The mutation of a call of staff: asks for the code or the reason that the server wants, and then sends the call again.
 * A failure is a toast, unless `onError` shows it elsewhere.
 * @spec D2.33 D5.10
 */
export function useStaffCall<C extends Call>(
  call: C,
  { member, awaitsRefetch, ...options }: StaffCallOptions<C> = {},
) {
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: BodyIn<C>) =>
      sendWithQuestions(() => sendCall(cache, call, { body }, { awaitsRefetch }), member),
    onError: showFailure,
    ...options,
  });
}
