import { Link } from 'react-router';
import { LIKES } from '#contract/constants';
import { type LikeType, likeTypes } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import style from './likes-page.module.css';
import type { LoadedLikes } from './likes-query.ts';

/** On a narrow phone the tab may be off screen. */
const intoView = (tab: HTMLAnchorElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'end' });

/** @spec 2.3 3.9 */
export function LikeTabs({ likes, type: shown }: { likes: LoadedLikes; type: LikeType | 'visitors' }) {
  const t = useMembersText();
  const tab = (type: LikeType | 'visitors') => ({
    to: `/likes/${type}`,
    replace: true,
    preventScrollReset: true,
    'aria-current': type === shown ? ('page' as const) : undefined,
    className: `inline-row gap-1 rigid field-height pad-inline-2 quiet weight-650 no-underline nowrap ${style.tab}`,
  });
  return (
    <nav className={`flex gap-half line-below ${style.tabs}`} aria-label={t('nav.likes')}>
      {likeTypes.map(type => {
        const { all, new: count } = likes.counts[type];
        return (
          <Link key={type} {...tab(type)}>
            {t(`like_type.${type}`)}
            <span className={`quiet text-s tabular ${style.total}`} data-new={count > 0 || undefined}>
              {all > LIKES.countCap ? t('likes.more_than', { count: LIKES.countCap }) : all}
              {count > 0 && <span className="unseen">, {t('nav.new_likes', { count })}</span>}
            </span>
          </Link>
        );
      })}
      <Link {...tab('visitors')} ref={shown === 'visitors' ? intoView : undefined}>
        {t('nav.visitors')}
      </Link>
    </nav>
  );
}
