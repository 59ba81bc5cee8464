import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import style from './email-suggestion.module.css';

/** A mistyped address is put right by one tap (section 5). The button is gone then: keys and readers go on at the one that sends. */
export function EmailSuggestion({
  better,
  onTake,
}: {
  better: string | null;
  onTake: (email: string) => void;
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
              onTake(better);
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
          >
            {t('signup.email_suggestion_use', { email: better })}
          </Button>
        </>
      )}
    </div>
  );
}
