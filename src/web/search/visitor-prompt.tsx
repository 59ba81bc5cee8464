import { useMembersText } from '#i18n/react';
import { SignupLink } from '../accounts/signup-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import style from './visitor-prompt.module.css';

/** @spec 6.1 */
export function VisitorPrompt() {
  const t = useMembersText();
  return (
    <aside className={style.prompt}>
      <p>{t('search.visitor')}</p>
      <div className={style.ways}>
        <SignupLink small>{t('nav.signup')}</SignupLink>
        <ButtonLink to="/login" look="plain" small>
          {t('nav.login')}
        </ButtonLink>
      </div>
    </aside>
  );
}
