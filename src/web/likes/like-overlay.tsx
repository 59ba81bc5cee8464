import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { FictionalBadge } from '../profiles/fictional-badge.tsx';
import { useMainPicture } from '../site/use-picture.ts';
import { IconButton } from '../ui/button.tsx';
import { CloseIcon, ThumbsUpIcon } from '../ui/icons.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import style from './like-overlay.module.css';
import type { QueuedOverlay } from './overlay-queue.ts';

export type OverlayHandlers = {
  onClose: () => void;
  onImagePressed?: (profileId: string) => void;
  onButtonPressed?: (profileId: string) => void;
};

type LikeOverlayProps = OverlayHandlers & {
  of: QueuedOverlay;
  kicker?: string;
  title: string;
  text: string;
  /** An element at the corner of the photo, for example the viewer's own photo. */
  beside?: ReactNode;
  action: (press: () => void) => ReactNode;
};

/**
 * Dispatches the DOM events `image-pressed` and `button-pressed` for code outside React.
 * @spec 2.6
 */
export function LikeOverlay({
  of,
  kicker,
  title,
  text,
  beside,
  action,
  onClose,
  onImagePressed,
  onButtonPressed,
}: LikeOverlayProps) {
  const t = useMembersText();
  const pictureOf = useMainPicture();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Focuses the dialog itself, so that Enter presses no button by accident.
    current?.focus();
    return () => current?.close();
  }, []);
  const handlePress =
    (name: 'image-pressed' | 'button-pressed', handler?: (profileId: string) => void) => () => {
      dialog.current?.dispatchEvent(new CustomEvent(name, { detail: of.id, bubbles: true }));
      handler?.(of.id);
    };
  const closeOutside = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('button, a, form')) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog by Escape or its button
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`full-width full-height on-photo scroll contain-scroll ${style.overlay}`}
      data-matched={of.matched || undefined}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconButton label={t('action.close')} onClick={onClose} className={`fixed above ${style.close}`}>
        <CloseIcon />
      </IconButton>
      <div className={`stack gap-1 justify-items-center text-center ${style.content}`}>
        <div className={`relative space-below-3 ${style.photos}`}>
          <button
            type="button"
            className={`block relative full-width radius-l ${style.photo}`}
            aria-label={t('like_modal.photo', { name: of.name })}
            onClick={handlePress('image-pressed', onImagePressed)}
          >
            <PhotoImage
              {...pictureOf(of.main_image)}
              sizes="(width < 768px) 60vw, 320px"
              alt={t('member.photo', { name: of.name })}
              eager
            />
            <span className={`stack absolute place-center circle ${style.thumb}`}>
              <ThumbsUpIcon size={36} />
            </span>
          </button>
          {beside}
        </div>
        {kicker && <p className={`weight-650 ${style.kicker}`}>{kicker}</p>}
        <h2 id={titleId} className="heading-xl">
          {title}
        </h2>
        {of.fictional && <FictionalBadge withWords onPhoto />}
        <p className="text-l space-below-2">{text}</p>
        {action(handlePress('button-pressed', onButtonPressed))}
      </div>
    </dialog>
  );
}
