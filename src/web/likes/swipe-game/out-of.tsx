import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SWIPE_LIKES_PER_DAY, SWIPES } from '#contract/constants';
import type { SwipeQuota } from '#contract/swipes';
import { useOwnText } from '#i18n/react';
import { dayAndTime, isoDay, timeOfDay } from '#i18n/when';
import { useReader } from '../../chats/use-reader.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardsIcon, HeartIcon, MoonIcon, TurnLeftIcon } from '../../ui/icons.ts';
import style from './swipe-game.module.css';

/** When the site's next day begins, where the reader is: west of the site that is today still. */
function useNextDay({ starts_again }: SwipeQuota): { day: string; when: string } {
  const reader = useReader();
  const at = new Date(starts_again);
  const isToday = isoDay(at, reader) === isoDay(reader.now, reader);
  return isToday
    ? { day: 'today', when: timeOfDay(at, reader) }
    : { day: 'later', when: dayAndTime(at, reader) };
}

/** Out of swipes for the day (section 8): until when, and what one can do meanwhile. */
export function OutOfSwipes({ quota, undo }: { quota: SwipeQuota; undo: (() => void) | null }) {
  const t = useOwnText();
  const next = useNextDay(quota);
  const again = { swipes: String(SWIPES.perDay), likes: String(SWIPE_LIKES_PER_DAY) };
  return (
    <Ended>
      <EmptyState
        icon={<MoonIcon />}
        title={t('swipe_game.out_of_swipes')}
        action={
          <>
            <ButtonLink to="/members">{t('likes.browse')}</ButtonLink>
            <ButtonLink to="/likes" look="plain">
              {t('swipe_game.to_likes')}
            </ButtonLink>
            {undo && (
              <Button look="plain" icon={<TurnLeftIcon size={20} />} onClick={undo}>
                {t('swipe_game.undo')}
              </Button>
            )}
          </>
        }
      >
        {t('swipe_game.out_of_swipes_text', { ...next, ...again })}
      </EmptyState>
    </Ended>
  );
}

/** Out of likes (section 8): until when, that one can say no meanwhile, and where a like can still be given. */
export function OutOfLikes({ quota }: { quota: SwipeQuota }) {
  const t = useOwnText();
  const next = useNextDay(quota);
  return (
    <p className={style.out}>
      <HeartIcon size={20} />
      <span>
        <strong>{t('swipe_game.out_of_likes')}</strong>{' '}
        {t('swipe_game.out_of_likes_text', { ...next, likes: String(SWIPE_LIKES_PER_DAY) })}
      </span>
    </p>
  );
}

/** Nobody is left to be dealt. */
export function NoCards({ undo }: { undo: (() => void) | null }) {
  const t = useOwnText();
  return (
    <Ended>
      <EmptyState
        icon={<CardsIcon />}
        title={t('swipe_game.empty')}
        action={
          <>
            <ButtonLink to="/members">{t('likes.browse')}</ButtonLink>
            {undo && (
              <Button look="plain" icon={<TurnLeftIcon size={20} />} onClick={undo}>
                {t('swipe_game.undo')}
              </Button>
            )}
          </>
        }
      >
        {t('swipe_game.empty_text', { days: String(SWIPES.repeatAfterDays) })}
      </EmptyState>
    </Ended>
  );
}

/** The buttons are gone with the cards: the focus that stood on one goes to what stands there now. */
function Ended({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={here} tabIndex={-1} className={style.ended}>
      {children}
    </div>
  );
}
