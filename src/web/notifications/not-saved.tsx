import { useAccountText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.ts';

/** Says that a change was not saved, and offers to save it once more. */
export function NotSaved({ error, onRetry }: { error: string | null | undefined; onRetry: () => void }) {
  const t = useAccountText();
  return (
    <div role="alert" className="hide-empty">
      {error ? (
        <p className="row wrap gap-1-2 danger text-m weight-600">
          <span className="inline-row gap-half">
            <WarningIcon className="rigid" size={18} />
            {error}
          </span>
          <Button look="soft" small onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
