import { lazy, Suspense } from 'react';
import type { Message } from '#contract/chats';
import type { Photo } from '#contract/photos';
import type { MemberCard } from '#contract/profiles';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.ts';
import { useEnlargedPhoto } from '../../photos/enlarged-photo.tsx';
import { usePhotoRenewal } from './use-photo-renewal.ts';

const Lightbox = lazy(optionalComponent(() => import('../../photos/lightbox.tsx')));

const NOTHING_LOCKED = { text: '', action: '', to: '/premium' };

/** @spec 2.9 */
export function EnlargedChatPhoto({ messages, profile }: { messages: Message[]; profile: MemberCard }) {
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
    ...{ ...photo, id: message.id, status: 'active', reason: null },
    ...{ visibility: 'private', edit: null },
  };
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[data-photo="${message.id}"]`)?.focus();
  };
  return (
    <Suspense>
      <Lightbox
        name={message.mine ? ownName : profile.name}
        photos={[shown]}
        start={0}
        unlock={NOTHING_LOCKED}
        onBroken={onBroken}
        onView={() => {}}
        onClose={close}
      />
    </Suspense>
  );
}
