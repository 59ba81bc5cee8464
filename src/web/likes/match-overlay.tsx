import type { ComponentType } from 'react';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useMainPicture } from '../site/use-picture.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import type { Announcement } from './announcement-queue.ts';
import style from './like-overlay.module.css';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';

/** The form for a first message, which the app passes in, because it is part of the chats. */
export type FirstMessageForm = ComponentType<{
  to: { id: string; name: string; fictional: boolean };
  onSent: () => void;
  /** Called when a link leads away, for example to buy credits. */
  onLeave: () => void;
}>;

type MatchOverlayProps = OverlayHandlers & { of: Announcement; FirstMessage: FirstMessageForm };

/** @spec 2.6 */
export function MatchOverlay({ of, FirstMessage, ...handlers }: MatchOverlayProps) {
  const t = useMembersText();
  const { name, others } = of;
  const pictureOf = useMainPicture();
  const own = useUser()?.profile.main_image ?? null;
  const more = others > 0 ? ` ${t('like_modal.match_more', { count: others })}` : '';
  return (
    <LikeOverlay
      {...handlers}
      of={of}
      kicker={t('like_modal.title')}
      title={t('like_modal.match_title')}
      text={t('like_modal.match_text', { name }) + more}
      beside={
        own && (
          <span className={`absolute click-through radius-l ${style.own}`}>
            <PhotoImage {...pictureOf(own)} sizes="(width < 768px) 30vw, 150px" alt="" eager />
          </span>
        )
      }
      action={press => <FirstMessage to={of} onSent={press} onLeave={handlers.onClose} />}
    />
  );
}
