import { Link } from 'react-router';
import { useAccountText } from '#i18n/react';
import { CameraIcon, ChevronRightIcon, LockIcon } from '../ui/icons.ts';
import style from './profile-subpage-links.module.css';

/** @spec 2.3 D5.4 D5.9 */
export function ProfileSubpageLinks() {
  const t = useAccountText();
  return (
    <nav className={style.links} aria-label={t('own_album.subpages')}>
      <Link to="/profile/album" className={style.link}>
        <LockIcon size={22} />
        <span>
          <strong>{t('own_album.row')}</strong>
          <span>{t('own_album.row_hint')}</span>
        </span>
        <ChevronRightIcon size={20} />
      </Link>
      <Link to="/profile/verification" className={style.link}>
        <CameraIcon size={22} />
        <span>
          <strong>{t('verification.title')}</strong>
          <span>{t('verification.row_hint')}</span>
        </span>
        <ChevronRightIcon size={20} />
      </Link>
    </nav>
  );
}
