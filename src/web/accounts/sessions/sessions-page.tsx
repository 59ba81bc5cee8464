import { useQuery } from '@tanstack/react-query';
import { getSessions } from '#contract/sessions';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { Button } from '../../ui/button.tsx';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { SessionItem } from './session-item.tsx';
import style from './sessions-page.module.css';
import { useEndAllSessions, useEndOtherSessions } from './use-end-session.ts';

const queries: PageQueries = () => [query(getSessions)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D2.21 */
export default function SessionsPage() {
  const t = useAccountText();
  const { data } = useQuery(query(getSessions));
  const sessions = data?.logins ?? [];
  return (
    <SettingsFrame title={t('sessions.title')} intro={t('sessions.intro')}>
      <SettingsSection>
        <ul className={style.list}>
          {sessions.map(session => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 ? <EndOthersButton /> : <p className={style.hint}>{t('sessions.alone')}</p>}
      </SettingsSection>
      <SettingsSection>
        <LogoutEverywhere />
      </SettingsSection>
    </SettingsFrame>
  );
}

function EndOthersButton() {
  const t = useAccountText();
  const { mutate, isPending } = useEndOtherSessions();
  return (
    <Button look="soft" className={style.action} busy={isPending} onClick={() => mutate()}>
      {t('sessions.others')}
    </Button>
  );
}

function LogoutEverywhere() {
  const t = useAccountText();
  const { mutate, isPending } = useEndAllSessions();
  return (
    <>
      <p className={style.hint}>{t('sessions.everywhere_hint')}</p>
      <Button look="plain" className={style.action} busy={isPending} onClick={() => mutate()}>
        {t('sessions.everywhere')}
      </Button>
    </>
  );
}
