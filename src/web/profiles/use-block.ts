import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blockMember, unblockMember } from '#contract/blocks';
import { useMembersText } from '#i18n/react';
import { applyEvent } from '../data/apply-event.ts';
import { sendCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';

type BlockChange = { block: boolean; name: string };

/** @spec 4.4 */
export function useBlock(id: string, onLifted?: () => void) {
  const t = useMembersText();
  const cache = useQueryClient();
  const refuse = useFailureToast();
  // Becomes true before the answer, because refetches of a blocked profile fail.
  const [isBlocked, setIsBlocked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ block }: BlockChange) =>
      sendCall(cache, block ? blockMember : unblockMember, { body: { id } }),
    onMutate: ({ block }) => {
      if (block) setIsBlocked(true);
    },
    onSuccess(_, { block, name }) {
      applyEvent(cache, { type: 'blocked', profile: id });
      if (!block) {
        setIsBlocked(false);
        onLifted?.();
      }
      toast(t(block ? 'profile.blocked' : 'profile.unblocked', { name }), 'good');
    },
    onError(error, { block }) {
      if (block) setIsBlocked(false);
      refuse(error);
    },
  });
  return { isBlocked, isPending, setBlocked: (block: boolean, name: string) => mutate({ block, name }) };
}
