import { PHOTO_TYPES } from '#contract/photos';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon, RetryIcon } from '../../ui/icons.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import style from './upload-tile.module.css';
import { canRetry, type Upload } from './uploads.ts';

/** @spec 5.7 */
export function UploadTile({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const t = useAccountText();
  const { file, sent } = upload;
  return (
    <li className={`stack relative clip sunk radius-l portrait ${style.tile}`} aria-label={file.name}>
      <Preview file={file} />
      <IconButton label={t('own_photo.stop', { name: file.name })} className={style.drop} onClick={onDrop}>
        <CloseIcon size={20} className="circle dim" />
      </IconButton>
      <Sending sent={sent} />
    </li>
  );
}

type FailedUploadProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

export function FailedUpload({ upload, onRetry, onDrop }: FailedUploadProps) {
  const t = useAccountText();
  const { file, failure } = upload;
  return (
    <li
      className={`stack gap-s items-center danger danger-tint radius-m ${style.failed}`}
      aria-label={file.name}
    >
      <span className={`relative clip sunk portrait ${style.small}`}>
        <Preview file={file} />
      </span>
      <div className="stack gap-1 justify-items-start weight-600" role="alert">
        <p>{failure && errorText(t, failure)}</p>
        {canRetry(upload) && (
          <Button small look="soft" icon={<RetryIcon size={18} />} onClick={onRetry}>
            {t('own_photo.again')}
          </Button>
        )}
      </div>
      <IconButton label={t('own_photo.put_away', { name: file.name })} onClick={onDrop}>
        <CloseIcon size={20} />
      </IconButton>
    </li>
  );
}

function Preview({ file }: { file: File }) {
  const picture = useObjectUrl(file);
  if (!picture || !PHOTO_TYPES.includes(file.type)) return null;
  return <img src={picture} alt="" decoding="async" className="cover full-width full-height object-cover" />;
}

function Sending({ sent }: { sent: number }) {
  const t = useAccountText();
  const percent = Math.round(sent * 100);
  const text =
    sent === 0
      ? t('own_photo.waiting')
      : sent < 1
        ? t('own_photo.progress', { percent })
        : t('own_photo.working');
  return (
    <div className={`stack relative gap-half pad-1 on-photo text-s tabular dim ${style.state}`}>
      <progress value={sent < 1 ? sent : undefined} aria-label={t('own_photo.uploading')} />
      <span>{text}</span>
    </div>
  );
}
