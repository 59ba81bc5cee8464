import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useApi } from '../api.ts';
import { loadEnd, type Thread, type ThreadPlace } from './thread-query.ts';

/** The way to the newest message: a smooth one where it is loaded, else the end is loaded instead of what lies before it. */
export function useJump(place: ThreadPlace, thread: Thread, toEnd: (behavior?: ScrollBehavior) => void) {
  const api = useApi();
  const cache = useQueryClient();
  const isJumping = useRef(false);
  const { mutate, isPending } = useMutation({ mutationFn: () => loadEnd(cache, api, place) });
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
