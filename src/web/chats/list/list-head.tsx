import type { Ref } from 'react';
import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { AccountMenu } from '../../accounts/account-menu.tsx';
import { QuickExitButton } from '../../accounts/discretion/quick-exit.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { ConnectionNotice } from '../../connection/connection-notice.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import style from './list.module.css';

type ListHeadProps = {
  isPage: boolean;
  heading: Ref<HTMLHeadingElement>;
};

/** @spec 2.2 */
export function ListHead({ isPage, heading }: ListHeadProps) {
  const t = useMembersText();
  const user = useUser();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className={`sticky bar-layer ${style.head}`}>
      {isPage && <ConnectionNotice />}
      <div className={`row ${style.inner}`}>
        <Link
          to="/members"
          className={`square inline-center rigid ink circle ${style.back}`}
          aria-label={t('chats.to_members')}
          title={t('chats.to_members')}
        >
          <ArrowLeftIcon />
        </Link>
        <Heading ref={heading} tabIndex={-1} className={`grow may-shrink ${style.heading}`}>
          {t('nav.chats')}
        </Heading>
        <QuickExitButton />
        {user && <AccountMenu user={user} />}
      </div>
    </header>
  );
}
