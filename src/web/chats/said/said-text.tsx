import { isOnlyEmoji } from './only-emoji.ts';
import style from './said-text.module.css';

/** What somebody wrote, as he wrote it: text and nothing else, in the direction of its own letters; a few emoji alone are large. */
export const SaidText = ({ text }: { text: string }) => (
  <bdi className={isOnlyEmoji(text) ? style.large : undefined}>{text}</bdi>
);
