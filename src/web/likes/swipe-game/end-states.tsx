import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { SWIPE_LIKES_PER_DAY, SWIPES } from '#contract/constants';
import type { SwipeQuota } from '#contract/swipes';
import { dayAndTime, isoDay, timeOfDay } from '#i18n/date-text';
import { useAccountText } from '#i18n/react';
import { useReader } from '../../site/use-reader.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardsIcon, HeartIcon, MoonIcon, TurnLeftIcon } from '../../ui/icons.ts';
import style from './swipe-game.module.css';

function useNextDayText({ starts_again }: SwipeQuota): { day: string; when: string } {
  const reader = useReader();
  const at = new Date(starts_again);
  const isToday = isoDay(at, reader) === isoDay(reader.now, reader);
  return isToday
    ? { day: 'today', when: timeOfDay(at, reader) }
    : { day: 'later', when: dayAndTime(at, reader) };
}

/** @spec 2.8 D2.24 */
export function OutOfSwipes({ quota, undo }: { quota: SwipeQuota; undo: (() => void) | null }) {
  const t = useAccountText();
  const next = useNextDayText(quota);
  const again = { swipes: String(SWIPES.perDay), likes: String(SWIPE_LIKES_PER_DAY) };
  return (
    <EndState
      icon={<MoonIcon />}
      title={t('swipe_game.out_of_swipes')}
      action={
        <ButtonLink to="/likes" look="plain">
          {t('like_modal.view_all')}
        </ButtonLink>
      }
      undo={undo}
    >
      {t('swipe_game.out_of_swipes_text', { ...next, ...again })}
    </EndState>
  );
}

/** @spec 2.8 D2.24 */
export function OutOfLikes({ quota }: { quota: SwipeQuota }) {
  const t = useAccountText();
  const next = useNextDayText(quota);
  return (
    <p className={`flex gap-1 centered pad-row text-m radius-m card-width space-below-2 ${style.out}`}>
      <HeartIcon className="rigid" size={20} />
      <span>
        <strong>{t('swipe_game.out_of_likes')}</strong>{' '}
        {t('swipe_game.out_of_likes_text', { ...next, likes: String(SWIPE_LIKES_PER_DAY) })}
      </span>
    </p>
  );
}

/** @spec 2.8 */
export function NoCards({ undo }: { undo: (() => void) | null }) {
  const t = useAccountText();
  return (
    <EndState icon={<CardsIcon />} title={t('swipe_game.empty')} undo={undo}>
      {t('swipe_game.empty_text', { days: String(SWIPES.repeatAfterDays) })}
    </EndState>
  );
}

type EndStateProps = ComponentProps<typeof EmptyState> & { undo: (() => void) | null };

/** Takes the focus if the focused button has disappeared with the cards. */
function EndState({ action, undo, ...state }: EndStateProps) {
  const t = useAccountText();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={container} tabIndex={-1} className={style.ended}>
      <EmptyState
        {...state}
        action={
          <>
            <ButtonLink to="/members">{t('nav.members')}</ButtonLink>
            {action}
            {undo && (
              <Button look="plain" icon={<TurnLeftIcon size={20} />} onClick={undo}>
                {t('swipe_game.undo')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
