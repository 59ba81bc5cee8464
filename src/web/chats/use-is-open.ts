import { useMatch } from 'react-router';
import type { Chat } from '#contract/chats';

export function useIsOpen(): (chat: {
  conversation: Pick<Chat['conversation'], 'id'>;
  profile: { id: string };
}) => boolean {
  const openId = useMatch('/chats/:id')?.params.id;
  const openMember = useMatch('/members/:id/chat')?.params.id;
  return ({ conversation, profile }) => openId === conversation.id || openMember === profile.id;
}
