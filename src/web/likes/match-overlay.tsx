import { useMembersText } from '#i18n/react';
import type { Announcement } from './announcement.ts';
import { FirstMessage } from './first-message.tsx';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';

/** Says that a like is mutual, with a box to write at once. */
export function MatchOverlay({ of, ...handlers }: OverlayHandlers & { of: Announcement }) {
  const t = useMembersText();
  const { name, others } = of;
  const more = others > 0 ? ` ${t('like_modal.match_more', { count: others })}` : '';
  return (
    <LikeOverlay
      {...handlers}
      of={of}
      kicker={t('like_modal.title')}
      title={t('like_modal.match_title')}
      text={t('like_modal.match_text', { name }) + more}
      action={press => <FirstMessage to={of} onSent={press} onLeave={handlers.onClose} />}
    />
  );
}
