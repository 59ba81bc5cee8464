import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { useQuietMoment } from '../ui/use-quiet-moment.ts';
import { type Announcement, useAnnouncement } from './announcement-queue.ts';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';
import { type FirstMessageForm, MatchOverlay } from './match-overlay.tsx';

/** @spec 2.6 */
export function Announcements({ FirstMessage }: { FirstMessage: FirstMessageForm }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [announced, close] = useAnnouncement(pathname);
  const isQuiet = useQuietMoment(announced);
  const isShown = announced !== null && isQuiet;
  useCloseOnNavigation(isShown, pathname, close);
  if (!announced || !isQuiet) return null;
  const go = (path: string) => () => {
    close();
    void navigate(path);
  };
  const { id, matched, others } = announced;
  const profile = go(`/likes/m/${id}`);
  return matched ? (
    <MatchOverlay
      key={id}
      of={announced}
      FirstMessage={FirstMessage}
      onClose={close}
      onImagePressed={profile}
      onButtonPressed={go(`/members/${id}/chat`)}
    />
  ) : (
    <LikeModal
      key={id}
      of={announced}
      onClose={close}
      onImagePressed={profile}
      onButtonPressed={others > 0 ? go('/likes/received') : profile}
    />
  );
}

function useCloseOnNavigation(isShown: boolean, pathname: string, close: () => void): void {
  const shownOver = useRef<string | null>(null);
  useEffect(() => {
    if (isShown && shownOver.current !== null && shownOver.current !== pathname) close();
    shownOver.current = isShown ? (shownOver.current ?? pathname) : null;
  }, [isShown, pathname]);
}

/** @spec 2.6 */
function LikeModal({ of, ...handlers }: OverlayHandlers & { of: Announcement }) {
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
