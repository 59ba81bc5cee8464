import type { Call } from '#contract/call';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from './use-staff-call.ts';

/**
 * The call behind a `ConfirmDialog`, which gets `dialog`: success closes it and shows the toast `done`, and a failure stays
 * in it until the person closes it.
 * @spec D5.10
 */
export function useConfirmedCall<C extends Call>(
  call: C,
  { done, onClose }: { done: string; onClose: () => void },
) {
  const { mutate, reset, isPending, error } = useStaffCall(call, {
    onError: () => undefined,
    onSuccess: () => {
      toast(done, 'good');
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return { mutate, dialog: { onClose: close, isPending, error } };
}
