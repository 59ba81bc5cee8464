import { memo, type ReactNode } from 'react';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import { useMembersText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import { EyeIcon } from '../ui/icons.ts';
import style from './bubble.module.css';
import { GifPicture } from './gifs/gif-picture.tsx';
import { GiftPicture } from './gift-picture.tsx';
import type { MessageState } from './history-days.ts';
import { SaidText } from './said/said-text.tsx';
import { ClockIcon, DeliveredIcon, SentIcon } from './state-icons.ts';
import { useStopIndex } from './walking/message-stop.ts';

type BubbleProps = {
  text: string;
  /** Given instead of a text. */
  gift: Gift | null;
  /** Shown instead of a text. */
  photo: ReactNode;
  gif: Gif | null;
  /** Taken back: that is all there is to say of it. */
  unsent: boolean;
  /** Given while it is covered. */
  onUncover: (() => void) | null;
  /** Time of day. */
  time: string;
  state: MessageState;
  /** Who said it, read aloud. */
  author: string;
  /** Begins a group. */
  first: boolean;
  /** Written or arrived while the conversation is open. */
  settles: boolean;
};

/** One message: mine are violet, on the right, and say what became of them. Plain values only, so that a long history stays still. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { text, gift, photo, gif, unsent, onUncover, time, state, author, first, settles } = props;
  const mine = state !== 'received';
  return (
    <div
      className={classes(
        style.bubble,
        mine ? style.mine : style.theirs,
        first && style.first,
        settles && style.settles,
        state === 'failed' && style.failed,
        gift && style.gift,
        (photo || gif) && !onUncover ? style.photo : undefined,
        unsent && style.unsent,
        onUncover && style.covered,
      )}
    >
      <p className={style.text}>
        <span className="unseen">{author} </span>
        {unsent ? (
          <Unsent />
        ) : onUncover ? (
          <Covered onUncover={onUncover} />
        ) : gift ? (
          <Given gift={gift} />
        ) : gif ? (
          <GifPicture gif={gif} />
        ) : (
          (photo ?? <SaidText text={text} />)
        )}
        <span className={style.meta}>
          {time}
          {mine && !unsent && <StateMark state={state} />}
        </span>
      </p>
    </div>
  );
});

function Unsent() {
  return <>{useMembersText()('chat.unsent')}</>;
}

function Covered({ onUncover }: { onUncover: () => void }) {
  const t = useMembersText();
  return (
    <>
      <span className={style.why}>{t('chat.covered')}</span>
      <button type="button" className={style.uncover} tabIndex={useStopIndex()} onClick={onUncover}>
        <EyeIcon size={18} />
        {t('chat.uncover')}
      </button>
    </>
  );
}

function Given({ gift }: { gift: Gift }) {
  const t = useMembersText();
  return (
    <span className={style.given}>
      <GiftPicture gift={gift} size={112} />
      {t(`gift_name.${gift}`)}
    </span>
  );
}

function StateMark({ state }: { state: MessageState }) {
  const t = useMembersText();
  const [Icon, words] = (
    {
      received: [null, ''],
      pending: [ClockIcon, t('chat.pending')],
      held: [ClockIcon, t('chat.held')],
      failed: [null, t('chat.failed')],
      sent: [SentIcon, t('chat.sent')],
      delivered: [DeliveredIcon, t('chat.delivered')],
      read: [DeliveredIcon, t('chat.read')],
    } as const
  )[state];
  return (
    <span className={state === 'read' ? style.read : style.state} title={words}>
      {Icon && <Icon size={16} />}
      <span className="unseen">{words}</span>
    </span>
  );
}
