import { useMembersText } from '#i18n/react';
import { Price } from '../credits/price.tsx';
import { usePrice } from '../credits/use-price.ts';
import { useSettings } from '../site/settings-query.ts';
import { SendIcon } from '../ui/icons.ts';
import style from './composer.module.css';

/** @spec 5.9 D2.8 */
export function SendButton({ isReady }: { isReady: boolean }) {
  const t = useMembersText();
  const { message_credits: price } = useSettings();
  const { credits, money } = usePrice(price);
  return (
    <button
      type="submit"
      className={`primary inline-row gap-1 field-height text-start nowrap ${style.send}`}
      aria-disabled={!isReady}
      // The label contains the visible text, so that speech input finds the button.
      aria-label={t('chat.send', { price: [credits, money].filter(Boolean).join(' ') })}
    >
      <SendIcon size={22} />
      <Price credits={price} className={`text-s weight-650 ${style.price}`} />
    </button>
  );
}
