import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import type { Announcement } from './announcement.ts';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';

/** Says that someone likes the member: "New like!". */
export function LikeModal({ of, ...handlers }: OverlayHandlers & { of: Announcement }) {
  const t = useMembersText();
  return (
    <LikeOverlay
      {...handlers}
      of={of}
      title={t('like_modal.title')}
      text={t('like_modal.text', { name: of.name })}
      action={press => (
        <Button look="like" onClick={press}>
          {t('like_modal.view')}
        </Button>
      )}
    />
  );
}
