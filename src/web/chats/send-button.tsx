import { useMembersText } from '#i18n/react';
import { useMessagePrice } from '../credits/use-message-price.ts';
import { SendIcon } from '../ui/icons.ts';
import style from './composer.module.css';

/** Sends; what it costs stands on it, in credits and in money. */
export function SendButton({ isReady }: { isReady: boolean }) {
  const t = useMembersText();
  const { credits, money } = useMessagePrice();
  const label = credits > 0 ? t('chat.send_cost', { credits }) : t('chat.send_free');
  return (
    <button
      type="submit"
      className={style.send}
      aria-disabled={!isReady}
      aria-label={money ? `${label}, ${t('chat.send_price', { price: money })}` : label}
    >
      <SendIcon size={22} />
      <span className={style.price} aria-hidden="true">
        <span>{credits > 0 ? t('chat.credits', { count: credits }) : t('chat.free')}</span>
        {money && <span className={style.money}>{money}</span>}
      </span>
    </button>
  );
}
