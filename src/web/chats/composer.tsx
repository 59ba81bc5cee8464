import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import style from './composer.module.css';
import { ComposerNotices } from './composer-notices.tsx';
import { CreditsLine } from './credits-line.tsx';
import { useDraft } from './draft.ts';
import { charactersLeft } from './message-limit.ts';
import { SendButton } from './send-button.tsx';

type ComposerProps = { profile: MemberCard; onSend: (text: string) => void };

/** Where a message is written. The draft is kept for each conversation; the price stands on the button. */
export function Composer({ profile, onSend }: ComposerProps) {
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  const [draft, keep] = useDraft(profile.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const left = charactersLeft(draft.text, limit);
  const isTooLong = left !== null && left < 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    field.current?.focus();
    if (text === '' || isTooLong) return;
    keep({ text: '', refusal: null });
    onSend(text);
  };
  return (
    <div className={style.composer}>
      <ComposerNotices profile={profile} refusal={draft.refusal} />
      <form className={style.form} onSubmit={submit}>
        {/* A copy of the text behind the field makes it as high as what is written. */}
        <div className={style.grow} data-text={draft.text}>
          <textarea
            ref={field}
            rows={1}
            value={draft.text}
            placeholder={t('chat.placeholder')}
            aria-label={t('chat.composer', { name: profile.name })}
            aria-invalid={isTooLong || undefined}
            aria-describedby={counterId}
            enterKeyHint="enter"
            onChange={({ target }) => keep({ text: target.value, refusal: null })}
            onKeyDown={sendByEnter}
          />
        </div>
        <SendButton isReady={draft.text.trim() !== '' && !isTooLong} />
      </form>
      <div className={style.foot}>
        <CreditsLine />
        <span id={counterId} role="status" className={isTooLong ? style.tooLong : undefined}>
          {left !== null &&
            (isTooLong ? t('chat.too_long', { count: -left }) : t('chat.characters_left', { count: left }))}
        </span>
      </div>
    </div>
  );
}

/** Enter sends where there is a keyboard; with Shift, on a touch screen, or while a word is being composed it does not. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isPlain || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
