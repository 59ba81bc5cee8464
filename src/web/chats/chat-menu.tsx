import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showChatPhotos } from '#contract/chat-photos';
import type { Chat } from '#contract/chats';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { ShowAlbumButton, ShowAlbumDialog } from '../photos/album/show-album.tsx';
import { BlockDialog } from '../profiles/block-dialog.tsx';
import { ReportButton } from '../profiles/report-button.tsx';
import { useBlock } from '../profiles/use-block.ts';
import { Dropdown, dropdownItem } from '../ui/dropdown.tsx';
import {
  BlockIcon,
  ClockIcon,
  EyeOffIcon,
  MoreIcon,
  PersonIcon,
  ShieldIcon,
  TrashIcon,
} from '../ui/icons.ts';
import { toast } from '../ui/toast-store.ts';
import { chatEventWriters } from './chat-event-writers.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';

type ChatMenuProps = {
  profile: Pick<MemberCard, 'id' | 'name'>;
  conversation: Pick<Chat['conversation'], 'id' | 'shows_photos'> | null;
};

/** @spec 2.9 4.4 */
export function ChatMenu({ profile: { id, name }, conversation }: ChatMenuProps) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { setBlocked } = useBlock(id);
  const [openDialog, setOpenDialog] = useState<'delete' | 'block' | 'album' | null>(null);
  const hidePhotos = useHidePhotos(conversation?.id ?? null, name);
  const close = () => setOpenDialog(null);
  const block = async () => {
    // Leaves the conversation first, because its queries fail after the block.
    await navigate('/chats', { replace: true });
    setBlocked(true, name);
  };
  return (
    <>
      <Dropdown label={t('chat.more', { name })} button={<MoreIcon />}>
        <Link to={`/members/${id}`} className={dropdownItem}>
          <PersonIcon size={20} />
          {t('chat.profile', { name })}
        </Link>
        {conversation && (
          <button type="button" className={dropdownItem} onClick={() => setOpenDialog('delete')}>
            <TrashIcon size={20} />
            {t('chats.delete', { name })}
          </button>
        )}
        {conversation?.shows_photos && (
          <button type="button" className={dropdownItem} onClick={hidePhotos}>
            <EyeOffIcon size={20} />
            {t('chat_photo.hide', { name })}
          </button>
        )}
        <ShowAlbumButton
          member={{ id, name }}
          className={dropdownItem}
          onAsk={() => setOpenDialog('album')}
        />
        <Link to="/settings/check-in" state={{ person: name }} className={dropdownItem}>
          <ClockIcon size={20} />
          {t('safety_menu.check_in')}
        </Link>
        <a href="/safety" className={dropdownItem}>
          <ShieldIcon size={20} />
          {t('safety_menu.tips')}
        </a>
        <ReportButton id={id} name={name} className={dropdownItem} />
        <button type="button" className={dropdownItem} onClick={() => setOpenDialog('block')}>
          <BlockIcon size={20} />
          {t('profile.block', { name })}
        </button>
      </Dropdown>
      {conversation && openDialog === 'delete' && (
        <DeleteChatDialog conversation={conversation} profile={{ id, name }} isOpen onClose={close} />
      )}
      <ShowAlbumDialog member={{ id, name }} isOpen={openDialog === 'album'} onClose={close} />
      <BlockDialog name={name} isOpen={openDialog === 'block'} onClose={close} onBlock={block} />
    </>
  );
}

/** @spec D5.3 */
function useHidePhotos(conversation: string | null, name: string) {
  const t = useMembersText();
  const cache = useQueryClient();
  const { mutate } = useCall(showChatPhotos, {
    onSuccess(_, { conversation: conversationId }) {
      chatEventWriters.photos_shown(cache, {
        type: 'photos_shown',
        conversation: conversationId,
        shown: false,
      });
      toast(t('chat_photo.hidden', { name }), 'good');
    },
  });
  return () => conversation && mutate({ conversation, show: false });
}
