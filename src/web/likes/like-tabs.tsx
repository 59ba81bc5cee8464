import { Link } from 'react-router';
import { LIKES } from '#contract/constants';
import { type LikeType, likeTypes } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { Badge } from '../ui/badge.tsx';
import style from './like-tabs.module.css';
import type { Likes } from './likes-query.ts';

/** On a narrow phone the open tab may lie beyond the edge. */
const intoView = (tab: HTMLAnchorElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'end' });

/** The three lists, each with how many are new in it; and who looked at one's profile. */
export function LikeTabs({ likes, type: shown }: { likes: Likes; type: LikeType | 'visitors' }) {
  const t = useMembersText();
  return (
    <nav className={style.tabs} aria-label={t('likes.title')}>
      {likeTypes.map(type => {
        const { all, new: count } = likes.counts[type];
        return (
          <Link
            key={type}
            to={`/likes/${type}`}
            replace
            preventScrollReset
            aria-current={type === shown ? 'page' : undefined}
            className={style.tab}
          >
            {t(`like_type.${type}`)}
            {count > 0 ? (
              <Badge count={count} tone="like" label={t('nav.new_likes', { count })} />
            ) : (
              <span className={style.total}>
                {all > LIKES.counted ? t('likes.more_than', { count: LIKES.counted }) : all}
              </span>
            )}
          </Link>
        );
      })}
      <Link
        to="/likes/visitors"
        replace
        preventScrollReset
        aria-current={shown === 'visitors' ? 'page' : undefined}
        ref={shown === 'visitors' ? intoView : undefined}
        className={style.tab}
      >
        {t('visits.title')}
      </Link>
    </nav>
  );
}
