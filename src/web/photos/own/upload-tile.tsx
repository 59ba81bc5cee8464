import { useEffect, useState } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon, RetryIcon } from '../../ui/icons.ts';
import style from './upload-tile.module.css';
import { canRetry, type Upload } from './uploads.ts';

type UploadTileProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

/** A picture on its way: it is seen at once, with how much was sent, or why it did not arrive. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const t = useMembersText();
  const { file, failure } = upload;
  const picture = useObjectAddress(file);
  return (
    <li className={style.tile} aria-label={file.name}>
      {picture && PHOTO_TYPES.includes(file.type) && (
        <img src={picture} alt="" decoding="async" className={style.picture} />
      )}
      <IconButton
        label={t(failure ? 'own_photo.put_away' : 'own_photo.stop', { name: file.name })}
        className={style.drop}
        onClick={onDrop}
      >
        <CloseIcon size={20} />
      </IconButton>
      {failure ? (
        <div className={style.failure} role="alert">
          <p>{errorText(t, failure)}</p>
          {canRetry(upload) && (
            <Button small wide look="soft" icon={<RetryIcon size={18} />} onClick={onRetry}>
              {t('own_photo.again')}
            </Button>
          )}
        </div>
      ) : (
        <Sending sent={upload.sent} />
      )}
    </li>
  );
}

/** Waits for those before it, is sent, and is then worked on: the bar says which. */
function Sending({ sent }: { sent: number }) {
  const t = useMembersText();
  const percent = Math.round(sent * 100);
  const words =
    sent === 0
      ? t('own_photo.waiting')
      : sent < 1
        ? t('own_photo.progress', { percent })
        : t('own_photo.working');
  return (
    <div className={style.state}>
      <progress value={sent < 1 ? sent : undefined} aria-label={t('own_photo.uploading')} />
      <span>{words}</span>
    </div>
  );
}

/** An address of a file of this browser, given back when it is no longer shown. */
function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
