import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { loadEnd, type Thread, type ThreadKey } from './thread-query.ts';

/** @spec 2.9 */
export function useJump(threadKey: ThreadKey, thread: Thread, toEnd: (behavior?: ScrollBehavior) => void) {
  const cache = useQueryClient();
  const isJumping = useRef(false);
  const { mutate, isPending } = useMutation({ mutationFn: () => loadEnd(cache, threadKey) });
  const { has_later: hasLater } = thread;
  useLayoutEffect(() => {
    if (hasLater || !isJumping.current) return;
    isJumping.current = false;
    toEnd();
  }, [hasLater, toEnd]);
  const jump = () => {
    if (!hasLater) return toEnd('smooth');
    isJumping.current = true;
    mutate();
  };
  return { jump, isJumping: isPending };
}
