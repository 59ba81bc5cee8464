import { useInfiniteQuery } from '@tanstack/react-query';
import { useMembersText } from '#i18n/react';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { chatsQuery } from './chats-query.ts';

/** @spec 2.1 2.9 */
export default function ChatsPage() {
  const t = useMembersText();
  const { data } = useInfiniteQuery(chatsQuery());
  return (
    <div className="stack items-center grow only-wide">
      <PageHead title={t('nav.chats')} />
      {data?.chats.length !== 0 && <EmptyState icon={<MessageIcon />} title={t('chats.choose')} />}
    </div>
  );
}
