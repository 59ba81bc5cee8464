import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch } from 'react-router';
import { useText } from '#i18n/react';
import { userQuery } from '../accounts/user-query.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { TimeBonusBanner } from '../credits/time-bonus/time-bonus-banner.tsx';
import { timeBonusQuery } from '../credits/time-bonus/time-bonus-query.ts';
import { BottomBar } from '../layouts/bottom-bar.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { classes } from '../ui/classes.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { ChatList } from './chat-list.tsx';
import style from './chats-frame.module.css';
import { chatsQuery } from './chats-query.ts';

const queries: PageQueries = async (_place, cache) => {
  const { user } = await cache.ensureQueryData(userQuery());
  // Loads the time bonus, too, because a late banner would push the list down.
  return [chatsQuery(), timeBonusQuery(user)];
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * The frame shows no alerts, so `hasAlert` of `TimeBonusBanner` is false.
 * @spec 2.2 D2.44
 */
export default function ChatsFrame() {
  const t = useText();
  const isList = useMatch('/chats') !== null;
  const { data } = useQuery(chatsQuery());
  const isEmpty = isList && data?.chats.length === 0;
  return (
    <div className={classes(style.frame, isList ? style.list : style.thread)}>
      <SkipLink to="content">{t('nav.skip')}</SkipLink>
      <div className={style.top}>
        <TimeBonusBanner hasAlert={false} />
      </div>
      <div className={classes(style.columns, isEmpty && style.alone)}>
        <aside className={style.side}>
          <ChatList isPage={isList} />
        </aside>
        <main id="content" tabIndex={-1} className={style.main}>
          {!isList && <ConnectionNotice />}
          <Outlet />
        </main>
      </div>
      {isList && <BottomBar />}
    </div>
  );
}
