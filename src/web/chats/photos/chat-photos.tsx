import { type ReactNode, useMemo, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Thread } from '../thread-query.ts';
import { ChatPhotosProvider } from './chat-photos-context.ts';
import { EnlargedPhoto } from './enlarged-photo.tsx';
import type { SendingPhoto } from './sending-photos.ts';

const OpenPhotoDialog = lazyDialog(() => import('./open-photo-dialog.tsx'));

type ChatPhotosProps = { thread: Thread; onStop: (photo: SendingPhoto) => void; children: ReactNode };

/** The photos of a conversation can be opened, enlarged and stopped within. */
export function ChatPhotos({ thread: { profile, chat, messages }, onStop, children }: ChatPhotosProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const photos = useMemo(() => ({ profile, askOpening: setAsked, stop: onStop }), [profile, onStop]);
  // Taken back while the question stands: there is nothing left to open.
  const isThere = messages.some(({ id, photo }) => id === asked && photo);
  return (
    <ChatPhotosProvider value={photos}>
      {children}
      {chat && (
        <OpenPhotoDialog
          profile={profile}
          conversation={chat.conversation.id}
          open={isThere}
          message={isThere ? asked : null}
          onClose={() => setAsked(null)}
        />
      )}
      <EnlargedPhoto messages={messages} profile={profile} />
    </ChatPhotosProvider>
  );
}
