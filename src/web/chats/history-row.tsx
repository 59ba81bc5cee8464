import { useCallback, useRef, useState } from 'react';
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
import { ChatPicture } from './photos/chat-picture.tsx';
import { canSendAgain } from './photos/sending-photos.ts';
import { SendingPicture } from './photos/sending-picture.tsx';

type HistoryRowProps = {
  entry: Placed;
  time: string;
  /** The other one. */
  name: string;
  settles: boolean;
  /** A message before it failed, and holds it back. */
  isStopped: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** Opens what can be done with a message that the server has. */
  onAsk: (id: string) => void;
};

/** A message in its place: the divider above the first new one, and what can be done about one that was not sent. */
export function HistoryRow(props: HistoryRowProps) {
  const { entry, time, name, settles, isStopped, onRetry, onDiscard, onAsk } = props;
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  const { key, text, gift, gif, unsent, state, returned, failure, delayed, sending, first, isNew } = entry;
  const mine = state !== 'received';
  const author = mine ? t('chat.i_said') : t('chat.other_said', { name });
  const { row, isCovered, uncover } = useCover(entry.covered);
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
    <>
      {isNew && (
        <div className={style.new} data-new>
          <span>{t('chat.new_divider')}</span>
        </div>
      )}
      <div
        ref={row}
        className={classes(style.row, first && style.apart)}
        tabIndex={entry.covered ? -1 : undefined}
        data-message
      >
        {entry.id === null ? (
          bubble
        ) : (
          <MessageActions
            mine={mine}
            label={`${author} ${isCovered ? t('chat.covered') : text} ${time}`}
            onAsk={() => onAsk(entry.id ?? '')}
          >
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
              <ButtonLink to="/credits" small>
                {t('chat.buy')}
              </ButtonLink>
            )}
            {(!sending || canSendAgain(sending)) && (
              <Button look="soft" small onClick={() => onRetry(key)}>
                {failure.code === 'field_invalid' ? t('chat.edit') : t('chat.retry')}
              </Button>
            )}
            <Button look="plain" small onClick={() => onDiscard(key)}>
              {t('chat.discard')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function pictureOf({ id, photo, sending, state }: Placed) {
  if (sending) return <SendingPicture photo={sending} />;
  return id && photo ? <ChatPicture id={id} photo={photo} mine={state !== 'received'} /> : null;
}

/** What is covered is shown by a press, until the page is left; who pressed hears it read. */
function useCover(covered: boolean) {
  const row = useRef<HTMLDivElement>(null);
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
