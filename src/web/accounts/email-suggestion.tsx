import { flushSync } from 'react-dom';
import { useText } from '#i18n/react';
import { Button, useSubmitWithoutScript } from '../ui/button.tsx';

/**
 * The accepting button disappears, so the focus moves to the submit button.
 * @spec 5.3
 */
export function EmailSuggestion({
  correction,
  name = '',
  onAccept,
}: {
  correction: string | null;
  /** Without script, the form sends the accepted address with this name. */
  name?: string;
  onAccept: (email: string) => void;
}) {
  const t = useText();
  const accept = useSubmitWithoutScript(name, correction ?? '');
  return (
    <div role="status" className="row wrap weight-600 gap-1-2 may-shrink hide-empty">
      {correction && (
        <>
          <p className="break-anywhere">{t('signup.email_suggestion', { email: correction })}</p>
          <Button
            look="soft"
            small
            className="may-shrink"
            {...accept}
            onClick={event => {
              event.preventDefault();
              const { form } = event.currentTarget;
              // `flushSync` puts the corrected address into the form before the form is submitted.
              flushSync(() => onAccept(correction));
              // The last submit button is the form's own.
              [...(form?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])].at(-1)?.focus();
              form?.requestSubmit();
            }}
          >
            <span className="may-shrink break-anywhere">
              {t('signup.email_suggestion_use', { email: correction })}
            </span>
          </Button>
        </>
      )}
    </div>
  );
}
