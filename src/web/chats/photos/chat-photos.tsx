import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { orNothing } from '../../connection/or-nothing.ts';
import type { Thread } from '../thread-query.ts';
import { ChatPhotosProvider } from './chat-photos-context.ts';
import { EnlargedPhoto } from './enlarged-photo.tsx';
import type { SendingPhoto } from './sending-photos.ts';

const OpenPhotoDialog = lazy(orNothing(() => import('./open-photo-dialog.tsx')));

type ChatPhotosProps = { thread: Thread; onStop: (photo: SendingPhoto) => void; children: ReactNode };

/** The photos of a conversation can be opened, enlarged and stopped within. */
export function ChatPhotos({ thread: { profile, chat, messages }, onStop, children }: ChatPhotosProps) {
  const [asked, setAsked] = useState<string | null>(null);
  // Loaded with the first photo that is to be opened, and then kept, so that it can close gently.
  const [wanted, setWanted] = useState(false);
  const photos = useMemo(
    () => ({
      profile,
      askOpening(message: string) {
        setWanted(true);
        setAsked(message);
      },
      stop: onStop,
    }),
    [profile, onStop],
  );
  // Taken back while the question stands: there is nothing left to open.
  const isThere = messages.some(({ id, photo }) => id === asked && photo);
  return (
    <ChatPhotosProvider value={photos}>
      {children}
      {wanted && chat && (
        <Suspense>
          <OpenPhotoDialog
            profile={profile}
            conversation={chat.conversation.id}
            message={isThere ? asked : null}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      <EnlargedPhoto messages={messages} profile={profile} />
    </ChatPhotosProvider>
  );
}
