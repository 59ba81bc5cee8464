import { type FormEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { isBlank } from '#contract/blank';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ComposerNotices } from '../chats/composer-notices.tsx';
import { useFictionalConsent } from '../chats/composing/fictional-consent.ts';
import { FictionalGate } from '../chats/composing/fictional-gate.tsx';
import { charactersLeft } from '../chats/message-limit.ts';
import { usePriceText } from '../credits/use-price.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { SendIcon } from '../ui/icons.ts';
import { TextAreaField } from '../ui/inputs.tsx';
import style from './match-overlay.module.css';
import { type Sending, useFirstMessage } from './use-first-message.ts';

type FirstMessageProps = {
  to: { id: string; name: string; fictional: boolean };
  onSent: () => void;
  /** On the way to more credits; the text waits in the conversation. */
  onLeave: () => void;
};

/**
 * The message box of a match: what is written is the draft of the conversation with him, the price stands on the button. Empty, the
 * button leads to the conversation; sent, so does the message. What a composer says beforehand stands here as well.
 */
export function FirstMessage({ to, onSent, onLeave }: FirstMessageProps) {
  const t = useMembersText();
  const consent = useFictionalConsent(to, false);
  const { message_length: limit } = useSettings();
  const { text, write, send, sending } = useFirstMessage(to.id);
  const isWritten = !isBlank(text);
  const isUnderWay = sending === 'on_its_way' || sending === 'waiting';
  useEffect(() => {
    if (sending === 'sent') onSent();
  }, [sending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (consent.isMissing) return;
    if (!isWritten) onSent();
    else if (!isTooLong(text, limit)) send(text.trim());
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <ComposerNotices profile={to} refusal={null} />
      {consent.isMissing ? (
        <FictionalGate words={t('chat.fictional_understood')} onConfirm={consent.give} />
      ) : (
        <>
          <MessageBox to={to} text={text} readOnly={isUnderWay} onWrite={write} />
          <div role="alert">
            <Refused sending={sending} name={to.name} onLeave={onLeave} />
          </div>
          <p role="status">{sending === 'waiting' && t('chat.waiting')}</p>
          <SendButton isWritten={isWritten} busy={isUnderWay} />
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
      {isWritten ? t('chat.send', { price }) : t('like_modal.message')}
    </Button>
  );
}

/** Why it was not sent, and what helps; the text stays. */
function Refused({ sending, name, onLeave }: { sending: Sending; name: string; onLeave: () => void }) {
  const t = useMembersText();
  if (typeof sending === 'string') return null;
  const { code } = sending;
  const isGone = code === 'not_found' || code === 'blocked_by_member';
  const needsCredits = code === 'insufficient_credits' || code === 'conversation_limit';
  return (
    <p className={style.refused}>
      {isGone ? t('like_modal.gone', { name }) : errorText(t, sending)}{' '}
      {needsCredits && (
        <Link to="/credits" onClick={onLeave}>
          {t('like_modal.buy')}
        </Link>
      )}
    </p>
  );
}
