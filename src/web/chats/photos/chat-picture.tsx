import type { ChatPhoto } from '#contract/chat-photo';
import { useMembersText } from '#i18n/react';
import { usePhotoPicture } from '../../photos/use-picture.ts';
import { Photo } from '../../ui/photo.tsx';
import style from './chat-picture.module.css';

type ChatPictureProps = { photo: ChatPhoto; mine: boolean; name: string };

/** The picture of a message, in a box of its own shape before it is there; blurred by the server until its receiver opens it. */
export function ChatPicture({ photo, mine, name }: ChatPictureProps) {
  const t = useMembersText();
  const pictureOf = usePhotoPicture();
  const alt = mine
    ? t('chat_photo.mine')
    : t(photo.locked ? 'chat_photo.locked' : 'chat_photo.theirs', { name });
  return (
    <Photo
      {...pictureOf(photo)}
      sizes="16rem"
      ratio={`${photo.width} / ${photo.height}`}
      alt={alt}
      className={style.picture}
    />
  );
}
