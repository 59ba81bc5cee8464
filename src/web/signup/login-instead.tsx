import { Link } from 'react-router';
import { useText } from '#i18n/react';
import style from './signup.module.css';

type LoginInsteadProps = {
  email?: string;
  about?: string;
};

/** @spec 2.4 */
export function LoginInstead({ email, about }: LoginInsteadProps) {
  const t = useText();
  const next = about === undefined ? '' : `?next=/members/${about}`;
  return (
    <p className={`text-center ${style.instead}`}>
      {t('signup.has_account')}{' '}
      <Link to={`/login${next}`} state={{ email }}>
        {t('nav.login')}
      </Link>
    </p>
  );
}
