import { Link } from 'react-router';
import { useText } from '#i18n/react';
import { useDisplayedSiteName } from '../../accounts/discretion/discretion.ts';
import { SiteLogo } from '../../accounts/discretion/site-logo.tsx';
import { useUser } from '../../accounts/user-query.ts';

/**
 * A visitor's front page is a light page, so its link loads a whole document.
 * @spec 2.3
 */
export function HomeLink({ className }: { className: string | undefined }) {
  const t = useText();
  const name = useDisplayedSiteName();
  const isMember = useUser() !== null;
  const look = `inline-row target no-underline ${className}`;
  if (isMember)
    return (
      <Link to="/members" className={look} aria-label={name}>
        <SiteLogo />
      </Link>
    );
  return (
    <a href="/" className={look} aria-label={`${name}, ${t('nav.home')}`}>
      <SiteLogo />
    </a>
  );
}
