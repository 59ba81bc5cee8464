import { useIsMutating } from '@tanstack/react-query';
import { useAccountText } from '#i18n/react';
import { useConnection } from '../../connection/connection.ts';
import style from './swipe-game.module.css';
import { SWIPES_KEY } from './swipes-query.ts';

/** @spec 2.8 */
export function PendingSwipes() {
  const t = useAccountText();
  const isOffline = useConnection() !== 'online';
  const count = useIsMutating({ mutationKey: SWIPES_KEY });
  return (
    <div role="status" className="full-width">
      {isOffline && count > 0 && (
        <p className={`flex gap-1 centered pad-row quiet text-m sunk radius-m ${style.waiting}`}>
          {t('swipe_game.waiting', { count })}
        </p>
      )}
    </div>
  );
}
