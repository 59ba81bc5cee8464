import type { ChatPhoto } from '#contract/chat-photo';
import { useMembersText } from '#i18n/react';
import { useEnlargedPhoto } from '../../photos/enlarged-photo.tsx';
import { usePhotoPicture } from '../../site/use-picture.ts';
import { classes } from '../../ui/classes.ts';
import { EyeOffIcon } from '../../ui/icons.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { useMessageTabIndex } from '../keyboard/message-tab-stop.ts';
import { useChatPhotos } from './chat-photos-context.ts';
import style from './chat-picture.module.css';
import { shapeOf } from './shape-of.ts';
import { usePhotoRenewal } from './use-photo-renewal.ts';

type ChatPictureProps = { id: string; photo: ChatPhoto; mine: boolean };

/** @spec D5.3 */
export function ChatPicture({ id, photo, mine }: ChatPictureProps) {
  const t = useMembersText();
  const { profile, requestOpen } = useChatPhotos();
  const pictureOf = usePhotoPicture();
  const { enlarge } = useEnlargedPhoto();
  const onBroken = usePhotoRenewal(profile.id, id);
  const tabIndex = useMessageTabIndex();
  const { name } = profile;
  const { locked } = photo;
  const label = t(mine ? 'chat_photo.enlarge_mine' : 'chat_photo.enlarge', { name });
  return (
    <button
      type="button"
      className={classes('block relative clip', style.open, locked && style.locked)}
      style={shapeOf(photo)}
      aria-label={locked ? undefined : label}
      data-photo={id}
      tabIndex={tabIndex}
      onClick={() => (locked ? requestOpen(id) : enlarge(id))}
    >
      <PhotoImage
        {...pictureOf(photo)}
        sizes="min(18rem, 74vw)"
        ratio={`${photo.width} / ${photo.height}`}
        alt=""
        onBroken={onBroken}
        className={`full-width full-height ${style.picture}`}
      />
      {locked && (
        <span
          className={`cover stack gap-1 content-center justify-items-center leading-snug text-center ${style.veil}`}
        >
          <EyeOffIcon size={24} />
          <span>{t('chat_photo.blurred', { name })}</span>
          <strong className={`weight-650 ${style.action}`}>{t('chat_photo.open')}</strong>
        </span>
      )}
    </button>
  );
}
