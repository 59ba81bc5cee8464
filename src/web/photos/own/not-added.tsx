import style from './own-photos.module.css';
import { Surplus } from './surplus.tsx';
import { FailedUpload } from './upload-tile.tsx';
import type { Adding } from './use-adding.ts';

/** Pictures that were chosen and did not come in: why, and what can be done about each. */
export function NotAdded({ adding }: { adding: Adding }) {
  const { failed, retry, drop, surplus, limit, forgetSurplus } = adding;
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
      <Surplus count={surplus} limit={limit} onDismiss={forgetSurplus} />
    </>
  );
}
