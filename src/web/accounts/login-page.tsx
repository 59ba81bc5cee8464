import { useSearchParams } from 'react-router';
import { useText } from '#i18n/react';
import { sameSitePath } from '../data/same-site-path.ts';
import { useHistoryState } from '../ui/history-state.ts';
import { PageHead } from '../ui/page-head.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import style from './login-page.module.css';
import { SignupLink } from './signup-link.tsx';
import { visitorCacheLoader, visitorDocumentLoader } from './visitors-only.ts';

export const loader = visitorDocumentLoader;
export const clientLoader = visitorCacheLoader;

type LoginHistoryState = { loggedOut?: true; ended?: true };

/** @spec 2.1 5.10 */
export default function LoginPage() {
  const t = useText();
  const [params] = useSearchParams();
  const next = params.get('next');
  const state = useHistoryState<LoginHistoryState>();
  return (
    <AuthFrame>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <h1>{t('login.title')}</h1>
      <p role="status" className={`quiet ${style.reason}`}>
        {state?.loggedOut
          ? t('login.logged_out')
          : state?.ended
            ? t('login.ended')
            : next && t('login.continue')}
      </p>
      <LoginForm next={sameSitePath(next, '/members')} />
      <p className={`row wrap gap-1 justify-between line-above ${style.signup}`}>
        {t('login.no_account')}
        <SignupLink look="soft" small>
          {t('login.signup')}
        </SignupLink>
      </p>
    </AuthFrame>
  );
}
