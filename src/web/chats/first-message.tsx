import { type FormEvent, type MouseEvent, useEffect } from 'react';
import { isBlank } from '#contract/plain-text';
import { useMembersText } from '#i18n/react';
import { usePriceText } from '../credits/use-price.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { SendIcon } from '../ui/icons.ts';
import { TextAreaField } from '../ui/inputs.tsx';
import { ComposerNotices } from './composer-notices.tsx';
import type { ContactState } from './composing/contact-state.ts';
import { useFictionalConsent } from './composing/fictional-consent.ts';
import { FictionalGate } from './composing/fictional-gate.tsx';
import style from './first-message.module.css';
import { charactersLeft } from './message-limit.ts';
import { useCreditsLeft } from './outbox/use-credits-left.ts';
import { useFirstMessage } from './use-first-message.ts';

type FirstMessageProps = {
  to: { id: string; name: string; fictional: boolean };
  onSent: () => void;
  /** Called when a link leads away, for example to buy credits. */
  onLeave: () => void;
};

const INSUFFICIENT_CREDITS = { code: 'insufficient_credits' } as const;

/** Members of a match see each other, even if one is invisible to others. */
const MATCH_CONTACT: ContactState = { hasWritten: false, isSeen: true };

/**
 * The announcement of a match contains this form for a first message.
 * @spec 2.6 5.9
 */
export function FirstMessage({ to, onSent, onLeave }: FirstMessageProps) {
  const t = useMembersText();
  const consent = useFictionalConsent(to, false);
  const { message_length: limit, message_credits: price } = useSettings();
  const { text, write, send, sending } = useFirstMessage(to.id);
  const isWritten = !isBlank(text);
  const isSending = sending === 'on_its_way' || sending === 'waiting';
  const isShort = useCreditsLeft().isShort(price) && isWritten && !isSending;
  useEffect(() => {
    if (sending === 'sent') onSent();
  }, [sending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (consent.isMissing) return;
    if (!isWritten) onSent();
    else if (!isTooLong(text, limit) && !isShort) send(text.trim());
  };
  const leaveBy = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onLeave();
  };
  return (
    <form
      className={`stack gap-1 text-start hide-empty-parts ${style.form}`}
      onSubmit={submit}
      onClickCapture={leaveBy}
    >
      <ComposerNotices
        profile={to}
        contact={MATCH_CONTACT}
        refusal={typeof sending !== 'string' ? sending : isShort ? INSUFFICIENT_CREDITS : null}
      />
      {consent.isMissing ? (
        <FictionalGate words={t('chat.fictional_understood')} onConfirm={consent.give} />
      ) : (
        <>
          <MessageBox to={to} text={text} readOnly={isSending} onWrite={write} />
          <p role="status">{sending === 'waiting' && t('chat.waiting')}</p>
          <SendButton isWritten={isWritten} busy={isSending} />
        </>
      )}
    </form>
  );
}

const isTooLong = (text: string, limit: number): boolean => (charactersLeft(text, limit) ?? 0) < 0;

type MessageBoxProps = {
  to: { name: string };
  text: string;
  readOnly: boolean;
  onWrite: (text: string) => void;
};

function MessageBox({ to, text, readOnly, onWrite }: MessageBoxProps) {
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  const left = charactersLeft(text, limit);
  return (
    <TextAreaField
      label={t('chat.composer', { name: to.name })}
      labelUnseen
      hint={left !== null && left >= 0 && t('chat.characters_left', { count: left })}
      error={left !== null && left < 0 ? t('chat.too_long', { count: -left }) : null}
      className={style.box}
      rows={2}
      value={text}
      readOnly={readOnly}
      placeholder={t('chat.placeholder')}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}

function SendButton({ isWritten, busy }: { isWritten: boolean; busy: boolean }) {
  const t = useMembersText();
  const price = usePriceText(useSettings().message_credits);
  return (
    <Button type="submit" look="like" wide busy={busy} icon={<SendIcon size={20} />}>
      {isWritten ? t('chat.send', { price }) : t('profile.message')}
    </Button>
  );
}
