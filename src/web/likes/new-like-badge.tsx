import { useMembersText } from '#i18n/react';
import style from './new-like-badge.module.css';

/** @spec 3.9 */
export const NewLikeBadge = () => <span className={style.badge}>{useMembersText()('likes.is_new')}</span>;
