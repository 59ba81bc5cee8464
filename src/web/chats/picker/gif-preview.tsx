import { Link } from 'react-router';
import type { Gif } from '#contract/gif';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { usePriceText } from '../../credits/use-price.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { GifPicture } from '../gifs/gif-picture.tsx';
import { useCreditsLeft } from '../outbox/use-credits-left.ts';
import style from './picker.module.css';

type GifPreviewProps = { gif: Gif; onBack: () => void; onSend: (gif: Gif) => void };

/** @spec 2.9 */
export function GifPreview({ gif, onBack, onSend }: GifPreviewProps) {
  const t = useMembersText();
  const { message_credits: price } = useSettings();
  const isShort = useCreditsLeft().isShort(price);
  return (
    <div className="stack gap-1 content-center justify-items-center grow may-shrink-y pad-1 scroll">
      <GifPicture gif={gif} />
      <p className={`truncate quiet ${style.words}`}>{gif.words}</p>
      {isShort && (
        <p className="text-center">
          {errorText(t, { code: 'insufficient_credits' })} <Link to="/credits">{t('gift.buy')}</Link>
        </p>
      )}
      <div className="flex gap-1">
        <Button look="plain" onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button autoFocus aria-disabled={isShort} onClick={() => !isShort && onSend(gif)}>
          {t('chat.send', { price: usePriceText(price) })}
        </Button>
      </div>
    </div>
  );
}
