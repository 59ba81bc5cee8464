import { useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useSendMessage } from '../chats/use-send-message.ts';
import { useMessagePrice } from '../credits/use-message-price.ts';
import { Button } from '../ui/button.tsx';
import { SendIcon } from '../ui/icons.ts';
import { TextAreaField } from '../ui/inputs.tsx';
import type { Announcement } from './announcement.ts';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';
import style from './match-overlay.module.css';

/** Says that a like is mutual, with a box to write at once. What is in it is sent by the button; empty, it only leads to the chat. */
export function MatchOverlay({ of, ...handlers }: OverlayHandlers & { of: Announcement }) {
  const t = useMembersText();
  const { send } = useSendMessage(of.id);
  const { credits } = useMessagePrice();
  const [text, setText] = useState('');
  const isWritten = text.trim() !== '';
  return (
    <LikeOverlay
      {...handlers}
      of={of}
      kicker={t('like_modal.title')}
      title={t('like_modal.match_title')}
      text={t('like_modal.match_text', { name: of.name })}
      action={press => (
        <form
          className={style.form}
          onSubmit={event => {
            event.preventDefault();
            if (isWritten) send(text.trim());
            press();
          }}
        >
          <TextAreaField
            value={text}
            onChange={event => setText(event.target.value)}
            label={t('chat.composer', { name: of.name })}
            labelUnseen
            placeholder={t('chat.placeholder')}
            rows={2}
            className={style.box}
          />
          <Button type="submit" look="like" wide icon={<SendIcon size={20} />}>
            {isWritten && credits > 0
              ? `${t('chat.send')}: ${t('chat.credits', { count: credits })}`
              : t('like_modal.message')}
          </Button>
        </form>
      )}
    />
  );
}
