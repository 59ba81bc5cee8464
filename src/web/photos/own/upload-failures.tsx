import style from './own-photos.module.css';
import { SurplusNotice } from './surplus-notice.tsx';
import { FailedUpload } from './upload-tile.tsx';
import type { PhotoAdding } from './use-add-photos.ts';

/** @spec 5.7 D2.18 */
export function UploadFailures({ adding }: { adding: PhotoAdding }) {
  const { failed, retry, drop, surplus, limit, dismissSurplus } = adding;
  return (
    <>
      {failed.length > 0 && (
        <ul className={style.failures}>
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
