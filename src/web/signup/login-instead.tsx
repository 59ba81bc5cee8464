import { Link } from 'react-router';
import { useText } from '#i18n/react';

type LoginInsteadProps = {
  email?: string;
  about?: string;
};

/** @spec 2.4 */
export function LoginInstead({ email, about }: LoginInsteadProps) {
  const t = useText();
  const next = about === undefined ? '' : `?next=/members/${about}`;
  return (
    <p className="text-center">
      {t('signup.has_account')}{' '}
      <Link className="inline-row target weight-650" to={`/login${next}`} state={{ email }}>
        {t('nav.login')}
      </Link>
    </p>
  );
}
