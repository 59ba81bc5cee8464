import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useMembersText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../data.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { BlockedMembers } from '../../profiles/blocked-members.tsx';
import { blockedQuery } from '../../profiles/blocked-query.ts';
import { VisibilitySwitches } from '../../profiles/editor/visibility-switches.tsx';
import { profileQuery } from '../../profiles/profile-query.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { LogoutIcon } from '../../ui/icons.ts';
import { useLogout } from '../use-logout.ts';
import { useUser } from '../user-query.ts';
import { LanguageSetting } from './language-setting.tsx';
import { SchemeSetting } from './scheme-setting.tsx';
import style from './settings-page.module.css';

const queries: PageQueries = api => [profileQuery(api), blockedQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** Settings (section 2): each is saved at once. */
export default function SettingsPage() {
  const t = useMembersText();
  const { data } = useQuery(profileQuery(useApi()));
  return (
    <div className={style.page}>
      <PageHead title={t('nav.settings')} />
      <h1>{t('nav.settings')}</h1>
      <Section title={t('settings.look')}>
        <LanguageSetting />
        <SchemeSetting />
      </Section>
      <Section title={t('editor.visibility')}>
        {data && <VisibilitySwitches profile={data.profile} />}
      </Section>
      <Section title={t('settings.blocked')}>
        <BlockedMembers />
      </Section>
      <Section title={t('settings.account')}>
        <Logout />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  // Until the script has taken over, a press would change what is seen and nothing else.
  const hydrated = useHydrated();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={style.settings} inert={!hydrated}>
        {children}
      </div>
    </section>
  );
}

function Logout() {
  const t = useMembersText();
  const user = useUser();
  const logout = useLogout();
  return (
    <>
      <p>{user && t('settings.logged_in', { email: user.email })}</p>
      <Button
        look="plain"
        className={style.logout}
        busy={logout.isPending}
        icon={<LogoutIcon size={20} />}
        onClick={() => logout.mutate()}
      >
        {t('nav.logout')}
      </Button>
    </>
  );
}
