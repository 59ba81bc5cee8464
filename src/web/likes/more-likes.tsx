import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LikeType } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { useMore } from '../data/use-more.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { loadMoreLikes } from './likes-query.ts';

/**
 * Loads the next page when the viewer nears the end of the list.
 * @spec 7.8
 */
export function MoreLikes({ type, edge }: { type: LikeType; edge: string }) {
  const t = useMembersText();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const { load, isLoading } = useMore({
    edge,
    hasMore: true,
    load: () => loadMoreLikes(cache, type),
    onError: () => toast(t('errors.generic_short'), 'error'),
    ahead: '100% 0px',
    sentinel,
  });
  return (
    <div ref={sentinel}>
      <Button look="soft" wide busy={isLoading} onClick={load}>
        {t('likes.more')}
      </Button>
    </div>
  );
}
