import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSessions, getSessions } from '#contract/sessions';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { endTabSession, setSessionEndReason } from '../tab-session.ts';
import { SessionItem } from './session-item.tsx';
import style from './sessions-page.module.css';

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
        {sessions.length > 1 ? <EndOthersButton /> : <p className="quiet">{t('sessions.alone')}</p>}
      </SettingsSection>
      <SettingsSection>
        <LogoutEverywhere />
      </SettingsSection>
    </SettingsFrame>
  );
}

function EndOthersButton() {
  const t = useAccountText();
  const { mutate, isPending } = useCall(endSessions, {
    awaitsRefetch: true,
    onSuccess() {
      toast(t('sessions.others_ended'), 'good');
      focusContent();
    },
    onError: useFailureToast(),
  });
  return (
    <Button look="soft" className={style.action} busy={isPending} onClick={() => mutate({ this_too: false })}>
      {t('sessions.others')}
    </Button>
  );
}

/** Also ends the session of this browser. */
function LogoutEverywhere() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    // Without the refetch of `useCall`, which the server would refuse after the end of this session.
    mutationFn: () => callApi(api, endSessions, { body: { this_too: true } }),
    onMutate: () => setSessionEndReason(cache, 'logout'),
    onSuccess: () => endTabSession(cache),
    onError(error) {
      setSessionEndReason(cache, 'ended');
      showFailure(error);
    },
  });
  return (
    <>
      <p className="quiet">{t('sessions.everywhere_hint')}</p>
      <Button look="plain" className={style.action} busy={isPending} onClick={() => mutate()}>
        {t('sessions.everywhere')}
      </Button>
    </>
  );
}
