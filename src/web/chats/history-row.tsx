import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useConnection } from '../connection/connection.ts';
import { useSettings } from '../site/settings-query.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Bubble } from './bubble.tsx';
import { refusalText } from './composing/refusal-text.ts';
import { MessageActions } from './deletion/message-actions.tsx';
import style from './history.module.css';
import type { Placed } from './history-days.ts';
import { messageWords } from './message-words.ts';
import { ChatPicture } from './photos/chat-picture.tsx';
import { canSendAgain } from './photos/sending-photos.ts';
import { SendingPicture } from './photos/sending-picture.tsx';
import { MessageStop } from './walking/message-stop.ts';

type HistoryRowProps = {
  entry: Placed;
  time: string;
  /** The other one. */
  name: string;
  settles: boolean;
  /** A message before it failed, and holds it back. */
  isStopped: boolean;
  /** Tab comes to this one. */
  isStop: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** Opens what can be done with a message that the server has. */
  onAsk: (id: string) => void;
};

/** A message in its place: the divider above the first new one, and what can be done about one that was not sent. */
export function HistoryRow(props: HistoryRowProps) {
  const { entry, time, name, settles, isStopped, isStop, onRetry, onDiscard, onAsk } = props;
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  const { key, text, gift, gif, unsent, state, returned, failure, delayed, sending, first, isNew } = entry;
  const mine = state !== 'received';
  const author = mine ? t('chat.i_said') : t('chat.other_said', { name });
  const { row, isCovered, uncover } = useCover(entry.covered);
  const words = messageWords(t, { ...entry, covered: isCovered });
  const label = `${author} ${sending ? t('chat_photo.photo') : words} ${time}`;
  const ask = () => entry.id !== null && onAsk(entry.id);
  const tabIndex = isStop ? 0 : -1;
  const bubble = (
    <Bubble
      text={text}
      gift={gift}
      photo={pictureOf(entry)}
      gif={gif}
      unsent={unsent}
      onUncover={isCovered ? uncover : null}
      time={time}
      state={state}
      author={author}
      first={first}
      settles={settles}
    />
  );
  return (
    <MessageStop value={isStop}>
      {isNew && (
        <div className={style.new} data-new>
          <span>{t('chat.new_divider')}</span>
        </div>
      )}
      <article
        ref={row}
        className={classes(style.row, first && style.apart)}
        aria-label={label}
        tabIndex={isStop ? 0 : -1}
        data-message={key}
        {...asking(ask)}
      >
        {entry.id === null ? (
          bubble
        ) : (
          <MessageActions mine={mine} label={label} onAsk={ask}>
            {bubble}
          </MessageActions>
        )}
        {state === 'held' && !unsent && entry.last && <p className={style.note}>{t('chat.held')}</p>}
        {returned > 0 && <p className={style.note}>{t('returns.message', { count: returned })}</p>}
        {state === 'pending' && entry.last && <WaitingNote delayed={delayed} isStopped={isStopped} />}
        {failure && (
          <div className={style.failure} role="alert">
            <p>
              <strong>{t('chat.failed')}</strong>{' '}
              {sending && !sending.file ? t('chat_photo.lost') : refusalText(t, failure, { name, limit })}
            </p>
            {failure.code === 'insufficient_credits' && (
              <ButtonLink to="/credits" small tabIndex={tabIndex}>
                {t('chat.buy')}
              </ButtonLink>
            )}
            {(!sending || canSendAgain(sending)) && (
              <Button look="soft" small tabIndex={tabIndex} onClick={() => onRetry(key)}>
                {failure.code === 'field_invalid' ? t('chat.edit') : t('chat.retry')}
              </Button>
            )}
            <Button look="plain" small tabIndex={tabIndex} onClick={() => onDiscard(key)}>
              {t('chat.discard')}
            </Button>
          </div>
        )}
      </article>
    </MessageStop>
  );
}

/** The menu of a message by Enter and space, where it has the focus, and by the right button; selected words keep the browser's own. */
const asking = (ask: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || !(event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    ask();
  },
  onContextMenu(event: MouseEvent) {
    if (event.defaultPrevented || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    ask();
  },
});

function pictureOf({ id, photo, sending, state }: Placed) {
  if (sending) return <SendingPicture photo={sending} />;
  return id && photo ? <ChatPicture id={id} photo={photo} mine={state !== 'received'} /> : null;
}

/** What is covered is shown by a press, until the page is left; who pressed hears it read. */
function useCover(covered: boolean) {
  const row = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const uncover = useCallback(() => {
    setIsOpen(true);
    row.current?.focus({ preventScroll: true });
  }, []);
  return { row, isCovered: covered && !isOpen, uncover };
}

type WaitingNoteProps = Pick<Placed, 'delayed'> & { isStopped: boolean };

/** Why it does not leave: one before it failed, or there is no line. */
function WaitingNote({ delayed, isStopped }: WaitingNoteProps) {
  const t = useMembersText();
  const isCutOff = useConnection() !== 'online' || delayed;
  if (!isStopped && !isCutOff) return null;
  return <p className={style.note}>{isStopped ? t('chat.waits_behind') : t('chat.waiting')}</p>;
}
