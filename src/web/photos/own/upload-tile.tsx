import { useEffect, useState } from 'react';
import { PHOTO_TYPES } from '#contract/photos';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon, RetryIcon } from '../../ui/icons.ts';
import style from './upload-tile.module.css';
import type { Upload } from './use-uploads.ts';

/** Faults of the picture itself: sending it again would change nothing. */
const isOfNetwork = ({ failure }: Upload) =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);

type UploadTileProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

/** A picture on its way: it is seen at once, with how much was sent, or why it did not arrive. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const t = useMembersText();
  const picture = useObjectAddress(upload.file);
  const percent = Math.round(upload.sent * 100);
  return (
    <li className={style.tile}>
      {picture && PHOTO_TYPES.includes(upload.file.type) && (
        <img src={picture} alt="" className={style.picture} />
      )}
      {upload.failure ? (
        <div className={style.failure} role="alert">
          <p>{errorText(t, upload.failure)}</p>
          {isOfNetwork(upload) && (
            <IconButton label={t('action.retry')} onClick={onRetry}>
              <RetryIcon />
            </IconButton>
          )}
          <IconButton label={t('action.close')} onClick={onDrop}>
            <CloseIcon />
          </IconButton>
        </div>
      ) : (
        <div className={style.state}>
          <progress value={upload.sent} aria-label={t('photo.uploading')} />
          <span aria-hidden="true">{t('photo.progress', { percent })}</span>
        </div>
      )}
    </li>
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
