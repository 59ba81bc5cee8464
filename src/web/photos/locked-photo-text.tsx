import style from './locked-photo-text.module.css';

/** How to unlock a locked photo: a sentence, the label of the action, and its target. */
export type UnlockHint = { text: string; action: string; to: string };

/**
 * Shown over a blurred photo.
 * @spec 6.2 1.3
 */
export const LockedPhotoText = ({ text, action }: UnlockHint) => (
  <>
    <span className={style.text}>{text}</span>
    <strong className={style.action}>{action}</strong>
  </>
);
