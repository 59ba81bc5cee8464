import { useMembersText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { CameraIcon, CloseIcon } from '../../ui/icons.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { useMessageTabIndex } from '../keyboard/message-tab-stop.ts';
import { useChatPhotos } from './chat-photos-context.ts';
import style from './chat-picture.module.css';
import type { SendingPhoto } from './sending-photos.ts';
import { shapeOf } from './shape-of.ts';

/** @spec D2.10 */
export function SendingPicture({ photo }: { photo: SendingPhoto }) {
  const t = useMembersText();
  const { file } = photo;
  if (!file)
    return (
      <span className={`row gap-1 ${style.lost}`}>
        <CameraIcon size={20} />
        {t('chat_photo.photo')}
      </span>
    );
  return (
    <span className={`block relative clip ${style.sending}`} style={shapeOf(photo)}>
      <Preview file={file} />
      {!photo.failure && <Progress photo={photo} />}
    </span>
  );
}

function Preview({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return address && <img src={address} alt="" className="full-width full-height object-cover" />;
}

function Progress({ photo }: { photo: SendingPhoto }) {
  const t = useMembersText();
  const { stop } = useChatPhotos();
  const tabIndex = useMessageTabIndex();
  const { sent } = photo;
  return (
    <span className={`stack absolute gap-half items-center text-s at-bottom ${style.progress}`}>
      <progress value={sent < 1 ? sent : undefined} aria-label={t('chat_photo.sending')} />
      {sent < 1 && (
        <IconButton
          label={t('chat_photo.stop')}
          className={style.stop}
          tabIndex={tabIndex}
          onClick={() => stop(photo)}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
    </span>
  );
}
