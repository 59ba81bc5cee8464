import { Link } from 'react-router';
import { useText } from '#i18n/react';
import style from './signup.module.css';

/** The way to the login for those who have an account; with an address that is taken, it is offered there. */
export function LoginInstead({ email }: { email?: string }) {
  const t = useText();
  return (
    <p className={style.instead}>
      {t('signup.has_account')}{' '}
      <Link to="/login" state={{ email }}>
        {t('signup.login')}
      </Link>
    </p>
  );
}
