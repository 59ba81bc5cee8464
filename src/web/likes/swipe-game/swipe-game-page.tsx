import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPreferences } from '#contract/preferences';
import { getMember } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { useConnection } from '../../connection/connection.ts';
import { query } from '../../data/query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CardStack } from './card-stack.tsx';
import { type CardStackState, withoutContacted } from './card-stack-state.ts';
import { NoCards, OutOfLikes, OutOfSwipes } from './end-states.tsx';
import { PreferencesButton } from './preferences-button.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import style from './swipe-game.module.css';
import { SWIPES_KEY, swipesQuery } from './swipes-query.ts';
import { useSwipeGame } from './use-swipe-game.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

const queries: PageQueries = () => [swipesQuery(), query(getPreferences)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.8 2.1 */
export default function SwipeGamePage() {
  const t = useAccountText();
  const { data: stack, isFetching } = useQuery(swipesQuery());
  useRemoveContacted();
  useRefetchNextDay(stack);
  if (!stack) return null;
  const { swipes_left: swipes, likes_left: likes } = stack.quota;
  return (
    <div className={`page column gap-2 grow full-width ${style.page}`} data-fills-screen>
      <PageHead title={t('nav.swipe_game')} />
      <header
        className={`flex wrap gap-x-2 items-baseline justify-between may-shrink centered container break-anywhere card-width ${style.head}`}
      >
        <h1 className="heading-m">{t('nav.swipe_game')}</h1>
        <PreferencesButton />
        <p className={`quiet text-m tabular ${style.left}`}>{t('swipe_game.left', { swipes, likes })}</p>
        <PendingSwipes />
      </header>
      <Game stack={stack} isFetching={isFetching} />
    </div>
  );
}

function Game({ stack, isFetching }: { stack: CardStackState; isFetching: boolean }) {
  const t = useAccountText();
  const { leaving, back, decide, onLeft } = useSwipeGame(stack);
  const [refused, setRefused] = useState(false);
  useSwipeKeys(decision => setRefused(!decide(decision)));
  const [top] = stack.cards;
  const undo = stack.undoable && (() => void decide('undo'));
  const isOut = stack.quota.swipes_left === 0;
  if (isOut && leaving.length === 0) return <OutOfSwipes quota={stack.quota} undo={undo} />;
  if (!top && leaving.length === 0)
    return isFetching ? (
      <div
        className={`centered sunk radius-l card-width ${style.loading}`}
        role="status"
        aria-label={t('state.loading')}
      />
    ) : (
      <NoCards undo={undo} />
    );
  const { likes_left: likes } = stack.quota;
  return (
    <>
      <CardStack
        cards={isOut ? [] : stack.cards}
        leaving={leaving}
        back={back}
        onVerdict={decide}
        onLeft={onLeft}
      />
      <p className="unseen" role="status">
        {top && t('member.name_age', { name: top.name, age: String(top.age) })}
      </p>
      <div className={`sticky container ${style.judging}`}>
        <div role="status" className="full-width">
          {likes === 0 && <OutOfLikes quota={stack.quota} key={String(refused)} />}
        </div>
        <SwipeButtons
          name={top?.name ?? ''}
          likesLeft={likes}
          canUndo={undo !== null}
          onDecision={decision => setRefused(!decide(decision))}
        />
      </div>
      <p className={`quiet text-s text-center ${style.keys}`}>{t('swipe_game.keys')}</p>
    </>
  );
}

function useRemoveContacted(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const isContacted = (id: string) => {
      const member = cache.getQueryData(query(getMember, { id }).queryKey)?.member;
      return member !== undefined && (member.liked_by_me || member.conversation !== null);
    };
    cache.setQueryData<CardStackState>(SWIPES_KEY, stack => stack && withoutContacted(stack, isContacted));
  }, [cache]);
}

function useRefetchNextDay(stack: CardStackState | undefined): void {
  const cache = useQueryClient();
  const at = stack?.quota.starts_again;
  useEffect(() => {
    if (!at) return;
    const wait = Math.max(1_000, Date.parse(at) - Date.now() + 500);
    const timer = setTimeout(() => cache.invalidateQueries({ queryKey: SWIPES_KEY }), wait);
    return () => clearTimeout(timer);
  }, [cache, at]);
}

/** @spec 2.8 */
function PendingSwipes() {
  const t = useAccountText();
  const isOffline = useConnection() !== 'online';
  const count = useIsMutating({ mutationKey: SWIPES_KEY });
  return (
    <div role="status" className="full-width">
      {isOffline && count > 0 && (
        <p className="flex gap-1 centered pad-row quiet text-m sunk radius-m card-width space-above-1">
          {t('swipe_game.waiting', { count })}
        </p>
      )}
    </div>
  );
}
