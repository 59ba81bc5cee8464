import type { BodyIn, Call, Output } from '#contract/call';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from './use-staff-call.ts';

type ConfirmedCallOptions<C extends Call> = {
  /** The toast after a success. */
  done?: string | ((answer: Output<C>, body: BodyIn<C>) => string);
  /** What else follows a success, after the dialog has closed. */
  onSuccess?: (answer: Output<C>) => void;
  onClose: () => void;
  awaitsRefetch?: boolean;
};

/**
 * The call behind a `ConfirmDialog`, which gets `dialog`: success closes it and shows the toast `done`, and a failure stays
 * in it until the person closes it.
 * @spec D5.10
 */
export function useConfirmedCall<C extends Call>(
  call: C,
  { done, onSuccess, onClose, awaitsRefetch = false }: ConfirmedCallOptions<C>,
) {
  const { mutate, reset, isPending, error } = useStaffCall(call, {
    awaitsRefetch,
    onError: () => undefined,
    onSuccess: (answer, body) => {
      if (done !== undefined) toast(typeof done === 'string' ? done : done(answer, body), 'good');
      onClose();
      onSuccess?.(answer);
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return { mutate, dialog: { onClose: close, isPending, error } };
}
