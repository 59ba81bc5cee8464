import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { isApiError } from '#contract/errors';
import { type DeviceKind, endSession, endSessions, getSessions, type SessionEntry } from '#contract/sessions';
import { countryName } from '#i18n/country-name';
import { dateTimeText } from '#i18n/date-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { useReader } from '../../site/use-reader.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import type { IconType } from '../../ui/icon.tsx';
import { ComputerIcon, PhoneIcon, TabletIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { endTabSession, setSessionEndReason } from '../tab-session.ts';
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
        <ul className={`lines-between ${style.list}`}>
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
    <Button
      look="soft"
      className="justify-self-start"
      busy={isPending}
      onClick={() => mutate({ this_too: false })}
    >
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
      <Button look="plain" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {t('sessions.everywhere')}
      </Button>
    </>
  );
}

const icons: Record<DeviceKind, IconType> = {
  phone: PhoneIcon,
  tablet: TabletIcon,
  computer: ComputerIcon,
  unknown: ComputerIcon,
};

/** @spec D2.21 */
function SessionItem({ session }: { session: SessionEntry }) {
  const t = useAccountText();
  const Icon = icons[session.kind];
  const name = useDeviceName(session);
  const details = useSessionDetails(session);
  return (
    <li className={`stack items-center pad-block-2 gap-1-2 ${style.login}`}>
      <Icon className="violet" />
      <div className="may-shrink">
        <p className={`flex wrap items-baseline weight-600 ${style.name}`}>
          {name}
          {session.current && <span className="good text-m weight-600">{t('sessions.current')}</span>}
        </p>
        {/* Server and browser may spell a country's name differently. */}
        <p className="quiet text-m" suppressHydrationWarning>
          {details.join(' · ')}
        </p>
      </div>
      {!session.current && <EndButton id={session.id} name={name} />}
    </li>
  );
}

/** Ending a session that has already ended counts as a success. */
function EndButton({ id, name }: { id: string; name: string }) {
  const t = useAccountText();
  const showFailure = useFailureToast();
  const onEnded = () => {
    toast(t('sessions.ended', { name }), 'good');
    focusContent();
  };
  const { mutate, isPending } = useCall(endSession, {
    awaitsRefetch: true,
    onSuccess: onEnded,
    onError: error => (isApiError(error) && error.code === 'not_found' ? onEnded() : showFailure(error)),
  });
  return (
    <Button
      look="soft"
      small
      busy={isPending}
      aria-label={t('sessions.end_name', { name })}
      onClick={() => mutate({ id })}
    >
      {t('sessions.end')}
    </Button>
  );
}

function useDeviceName({ browser, system }: SessionEntry): string {
  const t = useAccountText();
  if (browser && system) return t('sessions.on', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function useSessionDetails({ country, begun, used, current }: SessionEntry): string[] {
  const t = useAccountText();
  const locale = useLocale();
  const reader = useReader();
  const when = (at: string) => dateTimeText(new Date(at), reader);
  return [
    country ? countryName(locale, country) : t('sessions.nowhere'),
    t('sessions.begun', { when: when(begun) }),
    current ? t('sessions.active') : t('sessions.used', { when: when(used) }),
  ];
}
