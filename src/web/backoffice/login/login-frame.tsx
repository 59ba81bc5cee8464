import type { ReactNode } from 'react';
import { useStaffText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import style from './login-frame.module.css';

/** The pages before the back office: login, invitation, authenticator app. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useStaffText();
  const { name } = useSettings();
  return (
    <main id="content" className={`stack place-center grow ${style.page}`}>
      <PageHead title={title} robots="noindex" />
      <div className="stack one-column gap-2 card-width">
        <p className="row gap-1 leading-1-2">
          <span className="violet">
            <LogoMark size={28} />
          </span>
          <span>
            <strong className="heading-font">{name}</strong>{' '}
            <span className="quiet">{t('staff_nav.office')}</span>
          </span>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
