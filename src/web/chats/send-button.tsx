import { useMembersText } from '#i18n/react';
import { useMessagePrice } from '../credits/use-message-price.ts';
import { SendIcon } from '../ui/icons.ts';
import style from './composer.module.css';

/** Sends; what it costs stands on it, in credits and in money. */
export function SendButton({ isReady }: { isReady: boolean }) {
  const t = useMembersText();
  const { credits, money } = useMessagePrice();
  const price = [credits > 0 ? t('chat.credits', { count: credits }) : t('chat.free'), money].filter(Boolean);
  return (
    <button
      type="submit"
      className={style.send}
      aria-disabled={!isReady}
      aria-label={`${t('chat.send')}: ${price.join(' ')}`}
    >
      <SendIcon size={22} />
      <span className={style.price} aria-hidden="true">
        {price.map((part, index) => (
          <span key={part} className={index > 0 ? style.money : undefined}>
            {part}
          </span>
        ))}
      </span>
    </button>
  );
}
