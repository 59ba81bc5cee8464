import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import type { MemberAnswer } from '../../profiles/member-query.ts';
import { preferencesQuery } from '../../profiles/preferences-query.ts';
import { CardStack } from './card-stack.tsx';
import type { Hand } from './hand.ts';
import { withoutMet } from './hand.ts';
import { NoCards, OutOfLikes, OutOfSwipes } from './out-of.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import style from './swipe-game.module.css';
import { SWIPES_KEY, swipesQuery } from './swipes-query.ts';
import { useGame } from './use-game.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';
import { WaitingSwipes } from './waiting-swipes.tsx';
import { WishesButton } from './wishes-button.tsx';

const queries: PageQueries = api => [swipesQuery(api), preferencesQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** The swipe game (section 2): yes or no to one card after the other. */
export default function SwipeGamePage() {
  const t = useOwnText();
  const { data: hand, isFetching } = useQuery(swipesQuery(useApi()));
  useMetElsewhere();
  useNextDayDeal(hand);
  if (!hand) return null;
  const { swipes_left: swipes, likes_left: likes } = hand.quota;
  return (
    <div className={style.page} data-fills-screen>
      <PageHead title={t('nav.swipe_game')} />
      <header className={style.head}>
        <h1>{t('nav.swipe_game')}</h1>
        <WishesButton />
        <p className={style.left}>{t('swipe_game.left', { swipes, likes })}</p>
        <WaitingSwipes />
      </header>
      <Game hand={hand} isFetching={isFetching} />
    </div>
  );
}

function Game({ hand, isFetching }: { hand: Hand; isFetching: boolean }) {
  const t = useOwnText();
  const { leaving, back, say, onLeft } = useGame(hand);
  const [refused, setRefused] = useState(false);
  useSwipeKeys(said => setRefused(!say(said)));
  const [top] = hand.cards;
  const undo = hand.undoable && (() => void say('undo'));
  const isOut = hand.quota.swipes_left === 0;
  if (isOut && leaving.length === 0) return <OutOfSwipes quota={hand.quota} undo={undo} />;
  if (!top && leaving.length === 0)
    return isFetching ? (
      <div className={style.loading} role="status" aria-label={t('state.loading')} />
    ) : (
      <NoCards undo={undo} />
    );
  const { likes_left: likes } = hand.quota;
  return (
    <>
      <CardStack
        cards={isOut ? [] : hand.cards}
        leaving={leaving}
        back={back}
        onVerdict={say}
        onLeft={onLeft}
      />
      <p className="unseen" role="status">
        {top && t('swipe_game.card', { name: top.name, age: String(top.age) })}
      </p>
      <div className={style.judging}>
        <div role="status" className={style.said}>
          {likes === 0 && <OutOfLikes quota={hand.quota} key={String(refused)} />}
        </div>
        <SwipeButtons
          name={top?.name ?? ''}
          likesLeft={likes}
          canUndo={undo !== null}
          onSaid={said => setRefused(!say(said))}
        />
      </div>
      <p className={style.keys}>{t('swipe_game.keys')}</p>
    </>
  );
}

/** Whoever was liked or written to on his profile, from a card of the game, lies there no more. */
function useMetElsewhere(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const isMet = (id: string) => {
      const member = cache.getQueryData<MemberAnswer>(['member', id])?.member;
      return member !== undefined && (member.liked_by_me || member.conversation !== null);
    };
    cache.setQueryData<Hand>(SWIPES_KEY, hand => hand && withoutMet(hand, isMet));
  }, [cache]);
}

/** The next day is dealt by itself where the page stands open. */
function useNextDayDeal(hand: Hand | undefined): void {
  const cache = useQueryClient();
  const at = hand?.quota.starts_again;
  useEffect(() => {
    if (!at) return;
    const wait = Math.max(1_000, Date.parse(at) - Date.now() + 500);
    const timer = setTimeout(() => cache.invalidateQueries({ queryKey: SWIPES_KEY }), wait);
    return () => clearTimeout(timer);
  }, [cache, at]);
}
