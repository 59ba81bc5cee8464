import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { OfflineIcon, WarningIcon } from '../../ui/icons.ts';

type NotSavedProps = {
  /** The change is saved by itself as soon as there is a connection. */
  isWaiting: boolean;
  /** Why the server refused the change. */
  error: string | null;
  onRetry: () => void;
};

/** Says at the setting that its change is not saved, and offers to save a refused one once more. */
export function NotSaved({ isWaiting, error, onRetry }: NotSavedProps) {
  const t = useAccountText();
  return (
    <div role="alert" className="hide-empty">
      {isWaiting && (
        <p className="row gap-half items-start pad-block-1 text-m weight-600">
          <OfflineIcon className="rigid warning" size={20} />
          {t('notifications.waiting')}
        </p>
      )}
      {!isWaiting && error && (
        <p className="row wrap gap-1-2 pad-block-1 danger text-m weight-600">
          <span className="inline-row gap-half">
            <WarningIcon className="rigid" size={18} />
            {error}
          </span>
          <Button look="soft" small onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
