import { useMembersText } from '#i18n/react';
import { useSendMessage } from '../chats/use-send-message.ts';
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
  const write = (form: FormData) => {
    const text = String(form.get('text') ?? '').trim();
    if (text !== '') send(text);
  };
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
            write(new FormData(event.currentTarget));
            press();
          }}
        >
          <TextAreaField
            name="text"
            label={t('chat.composer', { name: of.name })}
            labelUnseen
            placeholder={t('chat.placeholder')}
            rows={2}
            className={style.box}
          />
          <Button type="submit" look="like" wide icon={<SendIcon size={20} />}>
            {t('like_modal.message')}
          </Button>
        </form>
      )}
    />
  );
}
