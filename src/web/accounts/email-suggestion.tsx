import { flushSync } from 'react-dom';
import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';

/**
 * The accepting button disappears, so the focus moves to the submit button.
 * @spec 5.3
 */
export function EmailSuggestion({
  correction,
  onAccept,
}: {
  correction: string | null;
  onAccept: (email: string) => void;
}) {
  const t = useText();
  return (
    <div role="status" className="row wrap weight-600 gap-1-2 hide-empty">
      {correction && (
        <>
          <p>{t('signup.email_suggestion', { email: correction })}</p>
          <Button
            look="soft"
            small
            onClick={({ currentTarget: { form } }) => {
              // `flushSync` puts the corrected address into the form before the form is submitted.
              flushSync(() => onAccept(correction));
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              form?.requestSubmit();
            }}
          >
            {t('signup.email_suggestion_use', { email: correction })}
          </Button>
        </>
      )}
    </div>
  );
}
