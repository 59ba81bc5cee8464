import { useLocale } from 'use-intl';
import { isApiError } from '#contract/errors';
import { type DeviceKind, endSession, type SessionEntry } from '#contract/sessions';
import { countryName } from '#i18n/country-name';
import { dateTimeText } from '#i18n/date-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { useReader } from '../../site/use-reader.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import type { IconType } from '../../ui/icon.tsx';
import { ComputerIcon, PhoneIcon, TabletIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './session-item.module.css';

const icons: Record<DeviceKind, IconType> = {
  phone: PhoneIcon,
  tablet: TabletIcon,
  computer: ComputerIcon,
  unknown: ComputerIcon,
};

/** @spec D2.21 */
export function SessionItem({ session }: { session: SessionEntry }) {
  const t = useAccountText();
  const Icon = icons[session.kind];
  const name = useDeviceName(session);
  const details = useSessionDetails(session);
  return (
    <li className={`stack items-center pad-block-2 ${style.login}`}>
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
