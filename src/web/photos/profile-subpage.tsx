import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccountText } from '#i18n/react';
import { ArrowLeftIcon, CameraIcon, ChevronRightIcon, LockIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import style from './profile-subpage.module.css';

/** @spec 2.2 */
export function ProfileSubpage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const t = useAccountText();
  const hydrated = useHydrated();
  return (
    <div className={`stack one-column gap-2 centered ${style.page}`}>
      <PageHead title={title} />
      <Link to="/profile" className="inline-row gap-1 justify-self-start target">
        <ArrowLeftIcon size={20} />
        {t('nav.profile')}
      </Link>
      <h1>{title}</h1>
      <p className="quiet reading">{intro}</p>
      <div className="stack one-column gap-4" inert={!hydrated}>
        {children}
      </div>
    </div>
  );
}

/** @spec 2.3 D5.4 D5.9 */
export function ProfileSubpageLinks() {
  const t = useAccountText();
  return (
    <nav className="stack" aria-label={t('own_album.subpages')}>
      <Link
        to="/profile/album"
        className={`stack gap-s items-center tall ink no-underline line-below ${style.link}`}
      >
        <LockIcon size={22} />
        <span className="stack">
          <strong>{t('own_album.row')}</strong>
          <span className="quiet text-m">{t('own_album.row_hint')}</span>
        </span>
        <ChevronRightIcon size={20} />
      </Link>
      <Link
        to="/profile/verification"
        className={`stack gap-s items-center tall ink no-underline line-below ${style.link}`}
      >
        <CameraIcon size={22} />
        <span className="stack">
          <strong>{t('verification.title')}</strong>
          <span className="quiet text-m">{t('verification.row_hint')}</span>
        </span>
        <ChevronRightIcon size={20} />
      </Link>
    </nav>
  );
}
