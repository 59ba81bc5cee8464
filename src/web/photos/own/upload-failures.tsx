import { Link } from 'react-router';
import { FREE_PHOTO_LIMIT, PREMIUM_PHOTO_LIMIT } from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import style from './own-photos.module.css';
import { FailedUpload } from './upload-tile.tsx';
import type { PhotoAdding } from './use-add-photos.ts';

/** @spec 5.7 D2.18 */
export function UploadFailures({ adding }: { adding: PhotoAdding }) {
  const { failed, retry, drop, surplus, limit, dismissSurplus } = adding;
  return (
    <>
      {failed.length > 0 && (
        <ul className="stack gap-1">
          {failed.map(upload => (
            <FailedUpload
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload)}
            />
          ))}
        </ul>
      )}
      <SurplusNotice count={surplus} limit={limit} onDismiss={dismissSurplus} />
    </>
  );
}

/** @spec 5.7 */
function SurplusNotice({ count, limit, onDismiss }: { count: number; limit: number; onDismiss: () => void }) {
  const t = useAccountText();
  return (
    <div role="alert">
      {count > 0 && (
        <div className={`stack gap-1 items-center warning weight-600 warning-tint radius-m ${style.surplus}`}>
          <p>
            {t('own_photo.surplus', { count, limit })}{' '}
            {limit === FREE_PHOTO_LIMIT && (
              <Link to="/premium">{t('own_photo.more_with_premium', { limit: PREMIUM_PHOTO_LIMIT })}</Link>
            )}
          </p>
          <IconButton label={t('action.close')} onClick={onDismiss}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
