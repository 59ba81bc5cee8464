import { useAccountText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon, HeartFilledIcon, TurnLeftIcon } from '../../ui/icons.ts';
import type { SwipeDecision } from './card-stack-state.ts';
import style from './swipe-buttons.module.css';

type SwipeButtonsProps = {
  name: string;
  likesLeft: number;
  canUndo: boolean;
  onDecision: (decision: SwipeDecision) => void;
};

/**
 * When no likes remain, the yes button stays focusable so that a press explains why.
 * @spec 2.8
 */
export function SwipeButtons({ name, likesLeft, canUndo, onDecision }: SwipeButtonsProps) {
  const t = useAccountText();
  return (
    <fieldset
      className={`stack gap-1 items-center centered card-width ${style.buttons}`}
      aria-label={t('swipe_game.judge', { name })}
    >
      <button
        type="button"
        className={`inline-row gap-1 justify-center tall pad-inline-2 ink text-l heading-font weight-700 raised round ${style.no}`}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onDecision('no')}
      >
        <CloseIcon size={26} />
        {t('swipe_game.no')}
      </button>
      <IconButton
        label={t('swipe_game.undo')}
        aria-keyshortcuts="Backspace Control+Z"
        disabled={!canUndo}
        className={`quiet ${style.undo}`}
        onClick={() => onDecision('undo')}
      >
        <TurnLeftIcon size={22} />
      </IconButton>
      <button
        type="button"
        className={`like inline-row gap-1 justify-center tall pad-inline-2 text-l heading-font weight-700 round ${style.yes}`}
        aria-keyshortcuts="ArrowRight"
        aria-disabled={likesLeft === 0 || undefined}
        onClick={() => onDecision('yes')}
      >
        <HeartFilledIcon size={26} />
        {t('swipe_game.yes')}
      </button>
    </fieldset>
  );
}
