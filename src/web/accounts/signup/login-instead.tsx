import { Link } from 'react-router';
import { useText } from '#i18n/react';
import style from './signup.module.css';

type LoginInsteadProps = {
  /** An address that is taken: the login begins with it. */
  email?: string;
  /** The member whose page this is about: the login leads on to him too. */
  about?: string;
};

/** The way to the login for those who have an account. */
export function LoginInstead({ email, about }: LoginInsteadProps) {
  const t = useText();
  const next = about === undefined ? '' : `?next=/members/${about}`;
  return (
    <p className={style.instead}>
      {t('signup.has_account')}{' '}
      <Link to={`/login${next}`} state={{ email }}>
        {t('signup.login')}
      </Link>
    </p>
  );
}
