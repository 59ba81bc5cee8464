import { memo, type ReactNode } from 'react';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import { characterCount } from '#contract/plain-text';
import { useMembersText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import { EyeIcon } from '../ui/icons.ts';
import style from './bubble.module.css';
import { GifPicture } from './gifs/gif-picture.tsx';
import { GiftPicture } from './gift-picture.tsx';
import type { MessageState } from './history-days.ts';
import { useMessageTabIndex } from './keyboard/message-tab-stop.ts';
import { DeliveredIcon, PendingIcon, SentIcon } from './state-icons.ts';

type BubbleProps = {
  text: string;
  gift: Gift | null;
  photo: ReactNode;
  gif: Gif | null;
  unsent: boolean;
  /** Shows the covered text. Null if the word filter does not cover this message. */
  onUncover: (() => void) | null;
  time: string;
  state: MessageState;
  /** Says who wrote the message, for screen readers only. */
  author: string;
  /** True for the first of consecutive messages by the same member. */
  first: boolean;
  /** True if the message came after the conversation was opened. */
  animates: boolean;
};

/** @spec 2.9 D2.44 */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { text, gift, photo, gif, unsent, onUncover, time, state, author, first, animates } = props;
  const mine = state !== 'received';
  return (
    <div
      className={classes(
        style.bubble,
        mine ? style.mine : style.theirs,
        first && style.first,
        animates && style.settles,
        state === 'failed' && style.failed,
        gift && style.gift,
        (photo || gif) && !onUncover ? style.photo : undefined,
        unsent && style.unsent,
        onUncover && style.covered,
      )}
    >
      <p className={`break-anywhere ${style.text}`}>
        <span className="unseen">{author} </span>
        {unsent ? (
          <UnsentNote />
        ) : onUncover ? (
          <CoveredNote onUncover={onUncover} />
        ) : gift ? (
          <GiftContent gift={gift} />
        ) : gif ? (
          <GifPicture gif={gif} />
        ) : (
          (photo ?? <MessageText text={text} />)
        )}
        <span className={`inline-row quiet tabular nowrap unselectable ${style.meta}`}>
          {time}
          {mine && !unsent && <StateMark state={state} />}
        </span>
      </p>
    </div>
  );
});

function UnsentNote() {
  return <>{useMembersText()('chat.unsent')}</>;
}

function CoveredNote({ onUncover }: { onUncover: () => void }) {
  const t = useMembersText();
  return (
    <>
      <span className="block">{t('chat.covered')}</span>
      <button
        type="button"
        className="inline-row gap-1 target violet weight-600"
        tabIndex={useMessageTabIndex()}
        onClick={onUncover}
      >
        <EyeIcon size={18} />
        {t('chat.uncover')}
      </button>
    </>
  );
}

function GiftContent({ gift }: { gift: Gift }) {
  const t = useMembersText();
  return (
    <span className="stack gap-xs justify-items-center weight-600">
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
      pending: [PendingIcon, t('chat.pending')],
      held: [PendingIcon, t('chat.held')],
      failed: [null, t('chat.failed')],
      sent: [SentIcon, t('chat.sent')],
      delivered: [DeliveredIcon, t('chat.delivered')],
      read: [DeliveredIcon, t('chat.read')],
    } as const
  )[state];
  return (
    <span className={classes('inline-flex', state === 'read' && style.read)} title={words}>
      {Icon && <Icon size={16} />}
      <span className="unseen">{words}</span>
    </span>
  );
}

/** @spec 2.9 */
const MessageText = ({ text }: { text: string }) => (
  <bdi className={isOnlyEmoji(text) ? `leading-tight ${style.large}` : undefined}>{text}</bdi>
);

const MAX_EMOJI = 6;
const emojiOnly =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}]|[#*0-9]\ufe0f?\u20e3)+$/u;

export function isOnlyEmoji(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  // Emoji have a limited length, so a long text need not be examined.
  return bare.length <= MAX_EMOJI * 20 && emojiOnly.test(bare) && characterCount(bare) <= MAX_EMOJI;
}
