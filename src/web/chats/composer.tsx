import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { isBlank } from '#contract/blank';
import type { Gif } from '#contract/gif';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { userQuery } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { GiftButton } from '../gifts/gift-button.tsx';
import { refresh } from '../live/refresh.ts';
import { useSettings } from '../site/settings-query.ts';
import { classes } from '../ui/classes.ts';
import style from './composer.module.css';
import { ComposerNotices } from './composer-notices.tsx';
import type { Between } from './composing/between.ts';
import { useFictionalConsent } from './composing/fictional-consent.ts';
import { FictionalGate } from './composing/fictional-gate.tsx';
import { useDraftText } from './composing/use-draft-text.ts';
import { CreditsLine } from './credits-line.tsx';
import { COMPOSER_FIELD } from './draft.ts';
import { charactersLeft } from './message-limit.ts';
import { useCreditsLeft } from './outbox/use-credits-left.ts';
import { ComposePhoto } from './photos/compose-photo.tsx';
import { PhotoButton } from './photos/photo-button.tsx';
import type { ChosenPhoto } from './photos/use-send-photo.ts';
import { insertAt } from './picker/insert-at-caret.ts';
import { PickerButton } from './picker/picker-button.tsx';
import { SendButton } from './send-button.tsx';
import { useTellTyping } from './typing/use-tell-typing.ts';

const SHORT = { code: 'insufficient_credits' } as const;

type ComposerProps = {
  profile: MemberCard;
  /** Something was said already: that one writes is told. */
  isConversation: boolean;
  between: Between;
  onSend: (text: string) => void;
  onSendGif: (gif: Gif) => void;
  onSendPhoto: (photo: ChosenPhoto) => void;
};

/** Where a message is written. The draft is kept for each conversation; the price stands on the button. */
export function Composer({
  profile,
  isConversation,
  between,
  onSend,
  onSendGif,
  onSendPhoto,
}: ComposerProps) {
  const t = useMembersText();
  const { message_length: limit, message_credits: price } = useSettings();
  const isShort = useCreditsLeft().isShort(price);
  const askAnew = useAskUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, refusal, write } = useDraftText(profile.id, field);
  const tellTyping = useTellTyping(profile.id, isConversation);
  const consent = useFictionalConsent(profile, between.hasWritten);
  const counterId = useId();
  const left = charactersLeft(text, limit);
  const isTooLong = left !== null && left < 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    field.current?.focus();
    if (isBlank(typed) || isTooLong) return;
    if (isShort) return askAnew();
    write('');
    tellTyping('');
    onSend(typed);
  };
  const insert = (emoji: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const made = insertAt(text, { from, to }, emoji);
    write(made.text);
    // The picker gives the focus back to its button first.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(made.caret, made.caret);
    });
  };
  const problem = refusal ?? (isShort && !isBlank(text) ? SHORT : null);
  if (consent.isMissing)
    return (
      <div className={style.composer}>
        <ComposerNotices profile={profile} between={between} />
        <FictionalGate words={t('chat.fictional_understood')} onConfirm={consent.give} />
      </div>
    );
  return (
    <ComposePhoto profile={profile} between={between} className={style.composer} onSend={onSendPhoto}>
      <ComposerNotices profile={profile} between={between} refusal={problem} />
      <div className={style.row}>
        <GiftButton member={profile} between={between} className={style.gift} />
        <PhotoButton name={profile.name} />
        <form className={style.form} onSubmit={submit}>
          {/* A copy of the text behind the field makes it as high as what is written. */}
          <div className={style.grow} data-text={text}>
            <textarea
              ref={field}
              id={COMPOSER_FIELD}
              rows={1}
              value={text}
              placeholder={t('chat.placeholder')}
              aria-label={t('chat.composer', { name: profile.name })}
              aria-invalid={isTooLong || undefined}
              aria-describedby={counterId}
              enterKeyHint="enter"
              onChange={({ target }) => {
                write(target.value);
                tellTyping(target.value);
              }}
              onKeyDown={sendByEnter}
            />
          </div>
          <PickerButton className={style.pick} onEmoji={insert} onGif={onSendGif} />
          <SendButton isReady={!isBlank(text) && !isTooLong && !isShort} />
        </form>
        <div className={style.foot}>
          <CreditsLine />
        </div>
        <span id={counterId} role="status" className={classes(style.counter, isTooLong && style.tooLong)}>
          {left !== null &&
            (isTooLong ? t('chat.too_long', { count: -left }) : t('chat.characters_left', { count: left }))}
        </span>
      </div>
    </ComposePhoto>
  );
}

/** Asks how many credits there are: some may have been bought elsewhere. */
function useAskUser(): () => void {
  const api = useApi();
  const cache = useQueryClient();
  return () => refresh(cache, userQuery(api).queryKey);
}

/** Enter sends where there is a keyboard; with Shift, on a touch screen, or while a word is being composed it does not. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isPlain || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
