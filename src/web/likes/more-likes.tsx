import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LikeType } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { loadMoreLikes } from './likes-query.ts';

/**
 * Loads the next page when the viewer nears the end of the list.
 * @spec 7.8
 */
export function MoreLikes({ type }: { type: LikeType }) {
  const t = useMembersText();
  const cache = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadMoreLikes(cache, type),
    onError: () => toast(t('errors.generic_short'), 'error'),
  });
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        mutate();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [mutate]);
  return (
    <div ref={end}>
      <Button look="soft" wide busy={isPending} onClick={() => mutate()}>
        {t('likes.more')}
      </Button>
    </div>
  );
}
