import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { markPushOfferTimely } from '../notifications/push/push-state.ts';
import { useMainPicture } from '../site/use-picture.ts';
import { Button } from '../ui/button.tsx';
import { PhotoImage } from '../ui/photo-image.tsx';
import { useQuietMoment } from '../ui/use-quiet-moment.ts';
import style from './like-overlay.module.css';
import { LikeOverlay, type OverlayHandlers } from './like-overlay.tsx';
import { type QueuedOverlay, useNextOverlay } from './overlay-queue.ts';

/** @spec 2.6 */
export function LikeOverlays({ FirstMessage }: { FirstMessage: FirstMessageForm }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [overlay, close] = useNextOverlay(pathname);
  const isQuiet = useQuietMoment(overlay);
  const isShown = overlay !== null && isQuiet;
  useCloseOnNavigation(isShown, pathname, close);
  if (!overlay || !isQuiet) return null;
  const closeByPress = () => {
    markPushOfferTimely('like');
    close();
  };
  // A message that is sent offers push by itself.
  const go =
    (path: string, leave: () => void = closeByPress) =>
    () => {
      leave();
      void navigate(path);
    };
  const { id, matched, others } = overlay;
  const profile = go(`/likes/m/${id}`);
  return matched ? (
    <MatchOverlay
      key={id}
      of={overlay}
      FirstMessage={FirstMessage}
      onClose={closeByPress}
      onImagePressed={profile}
      onButtonPressed={go(`/members/${id}/chat`, close)}
    />
  ) : (
    <LikeModal
      key={id}
      of={overlay}
      onClose={closeByPress}
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
function LikeModal({ of, ...handlers }: OverlayHandlers & { of: QueuedOverlay }) {
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

/** The form for a first message, which the app passes in, because it is part of the chats. */
type FirstMessageForm = ComponentType<{
  to: { id: string; name: string; fictional: boolean };
  onSent: () => void;
  /** Called when a link leads away, for example to buy credits. */
  onLeave: () => void;
}>;

type MatchOverlayProps = OverlayHandlers & { of: QueuedOverlay; FirstMessage: FirstMessageForm };

/** @spec 2.6 */
function MatchOverlay({ of, FirstMessage, ...handlers }: MatchOverlayProps) {
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
