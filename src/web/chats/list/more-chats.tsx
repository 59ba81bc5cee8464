import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { useMore } from '../../data/use-more.ts';
import { Button } from '../../ui/button.tsx';
import { type LoadedChats, loadMoreChats } from '../chats-query.ts';
import style from './list.module.css';

/** @spec D3.4 */
export function MoreChats({ list: { next } }: { list: LoadedChats }) {
  const t = useMembersText();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const { load, isLoading } = useMore({
    edge: next ?? undefined,
    hasMore: next !== null,
    load: () => loadMoreChats(cache),
    sentinel,
  });
  if (next === null) return null;
  return (
    <div ref={sentinel} className={`stack justify-items-center quiet text-center ${style.more}`}>
      <Button look="plain" small busy={isLoading} onClick={load}>
        {t('chats.more')}
      </Button>
    </div>
  );
}
