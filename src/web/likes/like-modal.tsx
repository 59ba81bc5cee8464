import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import type { Announcement } from './announcement-queue.ts';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';

/** @spec 2.6 */
export function LikeModal({ of, ...handlers }: OverlayHandlers & { of: Announcement }) {
  const t = useMembersText();
  const { name, others } = of;
  return (
    <LikeOverlay
      {...handlers}
      of={of}
      title={t('like_modal.title')}
      text={others > 0 ? t('like_modal.text_more', { name, count: others }) : t('like_modal.text', { name })}
      action={press => (
        <Button look="like" onClick={press}>
          {t(others > 0 ? 'like_modal.view_all' : 'like_modal.view')}
        </Button>
      )}
    />
  );
}
