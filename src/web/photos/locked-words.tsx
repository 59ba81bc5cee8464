import style from './locked-words.module.css';

/** What unlocks a locked photo: one clear sentence, the word for it, and where that leads. */
export type Unlock = { text: string; action: string; to: string };

/** Lies over the server's blur (section 1). */
export const LockedWords = ({ text, action }: Unlock) => (
  <>
    <span className={style.text}>{text}</span>
    <strong className={style.action}>{action}</strong>
  </>
);
