import { type ReactNode, useMemo, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Thread } from '../thread-query.ts';
import { ChatPhotosProvider } from './chat-photos-context.ts';
import { EnlargedChatPhoto } from './enlarged-chat-photo.tsx';
import type { SendingPhoto } from './sending-photos.ts';

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
