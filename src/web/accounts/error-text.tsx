import { isApiError } from '#contract/errors';
import { failureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { WarningIcon } from '../ui/icons.ts';
import style from './accounts.module.css';

/**
 * Shows an error that belongs to no field.
 * @spec 8.3
 */
export function ErrorText({ error }: { error: unknown }) {
  const t = useText();
  return (
    <div role="alert" className="hide-empty">
      {error ? (
        <p className={`flex gap-1 pad-row weight-600 danger-tint radius-m ${style.error}`}>
          <WarningIcon className="rigid danger" size={20} />
          {failureText(t, error)}
        </p>
      ) : null}
    </div>
  );
}

export const generalError = (error: unknown): unknown =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? null : error;
