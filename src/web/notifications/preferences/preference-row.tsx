import {
  type Channel,
  changeNotificationPreference,
  type NotificationPreference,
  type NotificationType,
  notificationOptions,
} from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { NotSaved } from '../saving/not-saved.tsx';
import { useSaveSetting } from '../saving/use-save-setting.ts';
import { ChannelChoice } from './channel-choice.tsx';
import style from './preference-row.module.css';

type PreferenceRowProps = {
  preference: NotificationPreference;
  /** No emails are sent for now, whatever is chosen. */
  areEmailsOff: boolean;
  /** No device gets notifications for now, whatever is chosen. */
  areDevicesOff: boolean;
};

/**
 * Closed, the row shows what is chosen and whether that is saved; it opens its two choices.
 * @spec 3.4
 */
export function PreferenceRow({ preference, ...off }: PreferenceRowProps) {
  const t = useAccountText();
  const { type } = preference;
  const { shown, save, isSlow, notSaved } = useSaveSetting(changeNotificationPreference, {
    name: type,
    label: t(`notification_type.${type}`),
    saved: preference,
  });
  const summary = useSummary(shown, off);
  return (
    <div>
      <details className={style.row}>
        <summary className="row gap-2 tall pad-block-1 pointer">
          <span className="stack grow may-shrink">
            <span className="weight-600">{t(`notification_type.${type}`)}</span>
            <span className="quiet text-m">{isSlow ? t('notifications.saving') : summary}</span>
          </span>
          <ChevronDownIcon className={`rigid quiet ${style.arrow}`} size={20} />
        </summary>
        <Choices preference={shown} onChoose={save} />
      </details>
      <NotSaved {...notSaved} />
    </div>
  );
}

type ChoicesProps = {
  preference: NotificationPreference;
  onChoose: (preference: NotificationPreference) => void;
};

function Choices({ preference, onChoose }: ChoicesProps) {
  const t = useAccountText();
  const { type, email, push } = preference;
  return (
    <div className={`stack gap-2 ${style.choices}`}>
      <p className="quiet text-m">{t(`notification_hint.${type}`)}</p>
      <ChannelChoice
        type={type}
        channel="email"
        label={t('notifications.email')}
        chosen={email}
        onChoose={chosen => onChoose({ ...preference, email: chosen })}
      />
      {isOffered(type, 'push') && (
        <ChannelChoice
          type={type}
          channel="push"
          label={t('notifications.push')}
          chosen={push}
          onChoose={chosen => onChoose({ ...preference, push: chosen })}
        />
      )}
    </div>
  );
}

type Off = Omit<PreferenceRowProps, 'preference'>;

function useSummary({ type, ...chosen }: NotificationPreference, off: Off): string {
  const t = useAccountText();
  const textOf = (channel: Channel, isOff: boolean) => {
    const frequency = chosen[channel];
    if (isOff && frequency !== 'never') return t('notifications.off_now');
    if (!isOnOrOff(type, channel)) return t(`frequency_short.${frequency}`);
    return t(frequency === 'never' ? 'notifications.off' : 'notifications.on');
  };
  const texts = { email: textOf('email', off.areEmailsOff), push: textOf('push', off.areDevicesOff) };
  return t(isOffered(type, 'push') ? 'notifications.summary' : 'notifications.summary_email', texts);
}

/** Some types are not pushed. */
const isOffered = (type: NotificationType, channel: Channel): boolean =>
  notificationOptions[type][channel].choices.length > 1;

const isOnOrOff = (type: NotificationType, channel: Channel): boolean =>
  notificationOptions[type][channel].choices.length === 2;
