import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccountText } from '#i18n/react';
import { ArrowLeftIcon } from '../ui/icons.ts';
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
    <div className={style.page}>
      <PageHead title={title} />
      <Link to="/profile" className={style.back}>
        <ArrowLeftIcon size={20} />
        {t('editor.title')}
      </Link>
      <h1>{title}</h1>
      <p className={style.intro}>{intro}</p>
      <div className={style.content} inert={!hydrated}>
        {children}
      </div>
    </div>
  );
}
