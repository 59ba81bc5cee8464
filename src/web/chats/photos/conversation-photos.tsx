import { type ReactNode, useMemo, useState } from 'react';
import type { Message } from '#contract/chats';
import type { Photo } from '#contract/photos';
import type { MemberCard } from '#contract/profiles';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.tsx';
import { useEnlargedPhoto } from '../../photos/enlarged-photo.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Thread } from '../thread-query.ts';
import { ChatPhotosProvider } from './chat-photos-context.ts';
import type { SendingPhoto } from './sending-photos.ts';
import { usePhotoRenewal } from './use-photo-renewal.ts';

const OpenPhotoDialog = lazyDialog(() => import('./open-photo-dialog.tsx'));

type ConversationPhotosProps = { thread: Thread; onStop: (photo: SendingPhoto) => void; children: ReactNode };

/** @spec D5.3 */
export function ConversationPhotos({
  thread: { profile, chat, messages },
  onStop,
  children,
}: ConversationPhotosProps) {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const photos = useMemo(() => ({ profile, requestOpen: setRequestedId, stop: onStop }), [profile, onStop]);
  // The dialog closes if the sender takes the photo back.
  const isThere = messages.some(({ id, photo }) => id === requestedId && photo);
  return (
    <ChatPhotosProvider value={photos}>
      {children}
      {chat && (
        <OpenPhotoDialog
          profile={profile}
          conversation={chat.conversation.id}
          open={isThere}
          message={isThere ? requestedId : null}
          onClose={() => setRequestedId(null)}
        />
      )}
      <EnlargedChatPhoto messages={messages} profile={profile} />
    </ChatPhotosProvider>
  );
}

const Lightbox = optionalComponent(() => import('../../photos/lightbox.tsx'));

const NOTHING_LOCKED = { text: '', action: '', to: '/premium' };

/** @spec 2.9 */
function EnlargedChatPhoto({ messages, profile }: { messages: Message[]; profile: MemberCard }) {
  const { enlarged, close } = useEnlargedPhoto();
  const message = messages.find(({ id, photo }) => id === enlarged && photo && !photo.locked);
  if (!message?.photo) return null;
  return <Enlarged message={message} photo={message.photo} profile={profile} onClose={close} />;
}

type EnlargedProps = {
  message: Message;
  photo: NonNullable<Message['photo']>;
  profile: MemberCard;
  onClose: () => void;
};

function Enlarged({ message, photo, profile, onClose }: EnlargedProps) {
  const ownName = useUser()?.profile.name ?? '';
  const onBroken = usePhotoRenewal(profile.id, message.id);
  const shown: Photo = {
    ...{ ...photo, id: message.id, status: 'active', reason: null, decision: null },
    ...{ visibility: 'private', edit: null },
  };
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[data-photo="${message.id}"]`)?.focus();
  };
  return (
    <Lightbox
      name={message.mine ? ownName : profile.name}
      photos={[shown]}
      start={0}
      reportable={message.mine ? null : profile.id}
      reportedAs="chat_photo"
      unlock={NOTHING_LOCKED}
      onBroken={onBroken}
      onView={() => {}}
      onClose={close}
    />
  );
}
