import style from '../bubble.module.css';
import { isOnlyEmoji } from './only-emoji.ts';

/** @spec 2.9 */
export const MessageText = ({ text }: { text: string }) => (
  <bdi className={isOnlyEmoji(text) ? style.large : undefined}>{text}</bdi>
);
