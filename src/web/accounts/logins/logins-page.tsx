import { useQuery } from '@tanstack/react-query';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { Button } from '../../ui/button.tsx';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { LoginRow } from './login-row.tsx';
import style from './logins-page.module.css';
import { loginsQuery } from './logins-query.ts';
import { useEndAll, useEndOthers } from './use-end-login.ts';

const queries: PageQueries = api => [loginsQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** The logins and devices of the own account (decisions, section 2), and the ways to end them. */
export default function LoginsPage() {
  const t = useOwnText();
  const { data } = useQuery(loginsQuery(useApi()));
  const logins = data?.logins ?? [];
  return (
    <SettingsFrame title={t('logins.title')} intro={t('logins.intro')}>
      <SettingsSection>
        <ul className={style.list}>
          {logins.map(login => (
            <LoginRow key={login.id} login={login} />
          ))}
        </ul>
        {logins.length > 1 ? <Others /> : <p className={style.hint}>{t('logins.alone')}</p>}
      </SettingsSection>
      <SettingsSection>
        <Everywhere />
      </SettingsSection>
    </SettingsFrame>
  );
}

function Others() {
  const t = useOwnText();
  const { mutate, isPending } = useEndOthers();
  return (
    <Button look="soft" className={style.action} busy={isPending} onClick={() => mutate()}>
      {t('logins.others')}
    </Button>
  );
}

function Everywhere() {
  const t = useOwnText();
  const { mutate, isPending } = useEndAll();
  return (
    <>
      <p className={style.hint}>{t('logins.everywhere_hint')}</p>
      <Button look="plain" className={style.action} busy={isPending} onClick={() => mutate()}>
        {t('logins.everywhere')}
      </Button>
    </>
  );
}
