import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, use, useId, useRef } from 'react';
import type { Gif } from '#contract/gif';
import { isBlank } from '#contract/plain-text';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { invalidate } from '../data/invalidate.ts';
import { useSettings } from '../site/settings-query.ts';
import { classes } from '../ui/classes.ts';
import style from './composer.module.css';
import { ComposerGiftContext } from './composer-gift.ts';
import { ComposerNotices } from './composer-notices.tsx';
import type { ContactState } from './composing/contact-state.ts';
import { useFictionalConsent } from './composing/fictional-consent.ts';
import { FictionalGate } from './composing/fictional-gate.tsx';
import { FrozenComposer } from './composing/frozen-composer.tsx';
import { useDraftText } from './composing/use-draft-text.ts';
import { COMPOSER_FIELD } from './draft.ts';
import { charactersLeft } from './message-limit.ts';
import { useCreditsLeft } from './outbox/use-credits-left.ts';
import { ComposePhoto } from './photos/compose-photo.tsx';
import { PhotoButton } from './photos/photo-button.tsx';
import type { ChosenPhoto } from './photos/use-send-photo.ts';
import { PickerButton } from './picker/picker-button.tsx';
import { SendButton } from './send-button.tsx';
import { useReportTyping } from './typing/use-report-typing.ts';

const composer = `stack gap-1 full-width centered container ${style.composer}`;
const INSUFFICIENT_CREDITS = { code: 'insufficient_credits' } as const;

type ComposerProps = {
  profile: MemberCard;
  /** False before the first message: until then the member's typing is not published. */
  isConversation: boolean;
  contact: ContactState;
  onSend: (text: string) => void;
  onSendGif: (gif: Gif) => void;
  onSendPhoto: (photo: ChosenPhoto) => void;
};

/** @spec 2.9 5.9 */
export function Composer({
  profile,
  isConversation,
  contact,
  onSend,
  onSendGif,
  onSendPhoto,
}: ComposerProps) {
  const t = useMembersText();
  const { message_length: limit, message_credits: price } = useSettings();
  const isShort = useCreditsLeft().isShort(price);
  const isFrozen = (useUser()?.frozen ?? null) !== null;
  const refetchCredits = useRefetchUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, refusal, write } = useDraftText(profile.id, field);
  const reportTyping = useReportTyping(profile.id, isConversation);
  const GiftButton = use(ComposerGiftContext);
  const consent = useFictionalConsent(profile, contact.hasWritten);
  const counterId = useId();
  const left = charactersLeft(text, limit);
  const isTooLong = left !== null && left < 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    field.current?.focus();
    if (isBlank(trimmed) || isTooLong) return;
    if (isShort) return refetchCredits();
    write('');
    reportTyping('');
    onSend(trimmed);
  };
  const insert = (emoji: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const result = insertAt(text, { from, to }, emoji);
    write(result.text);
    // Waits a frame, because the closing picker first returns the focus to its button.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(result.caret, result.caret);
    });
  };
  const problem = refusal ?? (isShort && !isBlank(text) ? INSUFFICIENT_CREDITS : null);
  if (isFrozen) return <FrozenComposer name={profile.name} className={composer} />;
  if (consent.isMissing)
    return (
      <div className={composer}>
        <ComposerNotices profile={profile} contact={contact} />
        <FictionalGate words={t('chat.fictional_understood')} onConfirm={consent.give} />
      </div>
    );
  return (
    <ComposePhoto profile={profile} contact={contact} className={composer} onSend={onSendPhoto}>
      <ComposerNotices profile={profile} contact={contact} refusal={problem} />
      <div className={`stack ${style.row}`}>
        {GiftButton && <GiftButton member={profile} contact={contact} className={style.gift} />}
        <PhotoButton name={profile.name} />
        <form className={style.form} onSubmit={submit}>
          {/* An invisible copy of the text gives the text field its height. */}
          <div className={`stack one-column may-shrink clip raised ${style.grow}`} data-text={text}>
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
                reportTyping(target.value);
              }}
              onKeyDown={sendByEnter}
            />
          </div>
          <PickerButton className={`quiet above ${style.pick}`} onEmoji={insert} onGif={onSendGif} />
          <SendButton isReady={!isBlank(text) && !isTooLong && !isShort} />
        </form>
        <div className={`flex wrap gap-x-2 justify-between quiet text-s tabular ${style.foot}`}>
          <CreditsLine />
        </div>
        <span
          id={counterId}
          role="status"
          className={classes('text-s tabular', isTooLong ? 'danger weight-650' : 'quiet', style.counter)}
        >
          {left !== null &&
            (isTooLong ? t('chat.too_long', { count: -left }) : t('chat.characters_left', { count: left }))}
        </span>
      </div>
    </ComposePhoto>
  );
}

/** Refetches the balance, because credits may have been bought in another tab. */
function useRefetchUser(): () => void {
  const cache = useQueryClient();
  return () => void invalidate(cache, ['user']);
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isPlain || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** @spec 5.9 */
function CreditsLine() {
  const t = useMembersText();
  const { left, isKnown } = useCreditsLeft();
  const { message_credits: price } = useSettings();
  if (price === 0 || !isKnown) return <span />;
  return <span>{t('chat.credits_left', { count: left })}</span>;
}

export function insertAt(
  text: string,
  { from, to }: { from: number; to: number },
  inserted: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}
