import { flushSync } from 'react-dom';
import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import style from './email-suggestion.module.css';

/**
 * A mistyped address is put right by one tap (section 5), which sends the form again: it was sent once already, only the address was
 * in doubt. The button is gone then: keys and readers go on at the one that sends.
 */
export function EmailSuggestion({
  better,
  onAccept,
}: {
  better: string | null;
  onAccept: (email: string) => void;
}) {
  const t = useText();
  return (
    <div role="status" className={style.suggestion}>
      {better && (
        <>
          <p>{t('signup.email_suggestion', { email: better })}</p>
          <Button
            look="soft"
            small
            onClick={({ currentTarget: { form } }) => {
              // The form that is sent holds the better address.
              flushSync(() => onAccept(better));
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              form?.requestSubmit();
            }}
          >
            {t('signup.email_suggestion_use', { email: better })}
          </Button>
        </>
      )}
    </div>
  );
}
