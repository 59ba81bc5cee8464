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
import type { GroupedEntry } from './history-days.ts';
import { MessageTabStop } from './keyboard/message-tab-stop.ts';
import { messageSummary } from './message-summary.ts';
import { ChatPicture } from './photos/chat-picture.tsx';
import { canSendAgain } from './photos/sending-photos.ts';
import { SendingPicture } from './photos/sending-picture.tsx';

type HistoryRowProps = {
  entry: GroupedEntry;
  time: string;
  name: string;
  settles: boolean;
  /** True if an earlier failed message blocks the pending ones. */
  isHeldBack: boolean;
  isTabStop: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onOpenMenu: (id: string) => void;
};

/** @spec 2.9 */
export function HistoryRow(props: HistoryRowProps) {
  const { entry, time, name, settles, isHeldBack, isTabStop, onRetry, onDiscard, onOpenMenu } = props;
  const t = useMembersText();
  const { message_length: limit } = useSettings();
  const { key, text, gift, gif, unsent, state, returned, failure, delayed, sending, first, isNew } = entry;
  const mine = state !== 'received';
  const author = mine ? t('chat.i_said') : t('chat.other_said', { name });
  const { row, isCovered, uncover } = useCover(entry.covered);
  const words = messageSummary(t, { ...entry, covered: isCovered });
  const label = `${author} ${sending ? t('chat_photo.photo') : words} ${time}`;
  const openMenu = () => entry.id !== null && onOpenMenu(entry.id);
  const tabIndex = isTabStop ? 0 : -1;
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
      animates={settles}
    />
  );
  return (
    <MessageTabStop value={isTabStop}>
      {isNew && (
        <div className={`row gap-s text-s weight-700 ${style.new}`} data-new>
          <span>{t('chat.new_divider')}</span>
        </div>
      )}
      <article
        ref={row}
        className={classes(style.row, first && style.apart)}
        aria-label={label}
        tabIndex={isTabStop ? 0 : -1}
        data-message={key}
        {...menuHandlers(openMenu)}
      >
        {entry.id === null ? (
          bubble
        ) : (
          <MessageActions mine={mine} label={label} onOpenMenu={openMenu}>
            {bubble}
          </MessageActions>
        )}
        {state === 'held' && !unsent && entry.last && (
          <p className={`quiet text-s text-end ${style.note}`}>{t('chat.held')}</p>
        )}
        {returned > 0 && (
          <p className={`quiet text-s text-end ${style.note}`}>{t('returns.message', { count: returned })}</p>
        )}
        {state === 'pending' && entry.last && <WaitingNote delayed={delayed} isHeldBack={isHeldBack} />}
        {failure && (
          <div className={`row wrap gap-1 text-s ${style.failure}`} role="alert">
            <p className="quiet text-end">
              <strong className="danger">{t('chat.failed')}</strong>{' '}
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
    </MessageTabStop>
  );
}

/** While text is selected, a right click opens the browser's menu instead. */
const menuHandlers = (openMenu: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || !(event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    openMenu();
  },
  onContextMenu(event: MouseEvent) {
    if (event.defaultPrevented || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    openMenu();
  },
});

function pictureOf({ id, photo, sending, state }: GroupedEntry) {
  if (sending) return <SendingPicture photo={sending} />;
  return id && photo ? <ChatPicture id={id} photo={photo} mine={state !== 'received'} /> : null;
}

/** The uncovered message gets the focus, so that screen readers read it. */
function useCover(covered: boolean) {
  const row = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const uncover = useCallback(() => {
    setIsOpen(true);
    row.current?.focus({ preventScroll: true });
  }, []);
  return { row, isCovered: covered && !isOpen, uncover };
}

type WaitingNoteProps = Pick<GroupedEntry, 'delayed'> & { isHeldBack: boolean };

function WaitingNote({ delayed, isHeldBack }: WaitingNoteProps) {
  const t = useMembersText();
  const isCutOff = useConnection() !== 'online' || delayed;
  if (!isHeldBack && !isCutOff) return null;
  return (
    <p className={`quiet text-s text-end ${style.note}`}>
      {isHeldBack ? t('chat.waits_behind') : t('chat.waiting')}
    </p>
  );
}
