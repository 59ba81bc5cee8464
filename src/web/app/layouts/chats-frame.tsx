import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet, useMatch } from 'react-router';
import { useText } from '#i18n/react';
import { FrozenBanner } from '../../accounts/frozen-banner.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { ChatList } from '../../chats/chat-list.tsx';
import { chatsQuery } from '../../chats/chats-query.ts';
import { ComposerGiftContext } from '../../chats/composer-gift.ts';
import { ThreadNoticeContext } from '../../chats/thread-notice.tsx';
import { ConnectionNotice } from '../../connection/connection-notice.tsx';
import { TimeBonusBanner } from '../../credits/time-bonus/time-bonus-banner.tsx';
import { timeBonusQuery } from '../../credits/time-bonus/time-bonus-query.ts';
import { GiftButton } from '../../gifts/gift-button.tsx';
import { CheckInAlert } from '../../moderation/check-in/check-in-alert.tsx';
import { classes } from '../../ui/classes.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import style from './chats-frame.module.css';
import { PushNotice } from './push-notice.tsx';

const queries: PageQueries = async (_place, cache) => {
  const { user } = await cache.ensureQueryData(userQuery());
  // Loads the time bonus, too, because a late banner would push the list down.
  return [chatsQuery(), timeBonusQuery(user)];
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * The frame shows no alert of the time bonus, so `hasAlert` of `TimeBonusBanner` is false.
 * @spec 2.2 D2.44
 */
export default function ChatsFrame() {
  const t = useText();
  const isList = useMatch('/chats') !== null;
  const { data } = useInfiniteQuery(chatsQuery());
  const isEmpty = isList && data?.chats.length === 0;
  return (
    <div className={classes(style.frame, isList ? style.list : style.thread)}>
      <SkipLink to="content">{t('nav.skip')}</SkipLink>
      <div className={style.top}>
        <TimeBonusBanner hasAlert={false} />
        <FrozenBanner />
        {isList && <CheckInLine />}
      </div>
      <div className={classes(style.columns, isEmpty && style.alone)}>
        <aside className={style.side}>
          <ChatList isPage={isList} />
        </aside>
        <main id="content" tabIndex={-1} className={`column ${style.main}`}>
          {!isList && <ConnectionNotice />}
          {!isList && <CheckInLine />}
          <ComposerGiftContext value={GiftButton}>
            <ThreadNoticeContext value={PushNotice}>
              <Outlet />
            </ThreadNoticeContext>
          </ComposerGiftContext>
        </main>
      </div>
      {isList && <BottomBar />}
    </div>
  );
}

/** One line, also above a conversation, so that the composer stays on the screen. */
const CheckInLine = () => (
  <div className={`hide-empty ${style.line}`}>
    <CheckInAlert />
  </div>
);
