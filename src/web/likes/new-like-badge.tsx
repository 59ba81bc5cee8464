import { useMembersText } from '#i18n/react';
import style from './new-like-badge.module.css';

/**
 * The badge of a new like over the liker's photo.
 * @spec 3.9
 */
export const NewLikeBadge = () => <span className={style.sign}>{useMembersText()('likes.is_new')}</span>;
