import style from './message-text.module.css';
import { isOnlyEmoji } from './only-emoji.ts';

/**
 * In the direction of its script; a few emoji alone are large.
 * @spec 2.9
 */
export const MessageText = ({ text }: { text: string }) => (
  <bdi className={isOnlyEmoji(text) ? style.large : undefined}>{text}</bdi>
);
