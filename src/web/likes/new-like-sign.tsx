import { useMembersText } from '#i18n/react';
import style from './new-like-sign.module.css';

/** Over the photo of one whose like is new. */
export const NewLikeSign = () => <span className={style.sign}>{useMembersText()('likes.is_new')}</span>;
