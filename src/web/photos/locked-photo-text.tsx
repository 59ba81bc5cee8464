import style from './locked-photo-text.module.css';

export type UnlockHint = { text: string; action: string; to: string };

/** @spec 6.2 1.3 */
export const LockedPhotoText = ({ text, action }: UnlockHint) => (
  <>
    <span className={style.text}>{text}</span>
    <strong className={style.action}>{action}</strong>
  </>
);
