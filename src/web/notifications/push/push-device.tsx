import { useFormatter } from 'use-intl';
import { useAccountText } from '#i18n/react';
import { SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { SwitchField } from '../../ui/choices.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DeniedHelp } from './denied-help.tsx';
import { InstallHelp } from './install-help.tsx';
import style from './push-device.module.css';
import { usePushState } from './push-state.ts';
import { usePushKey, useSubscribe, useUnsubscribe } from './use-subscribe.ts';

/**
 * The state of push on this device, and its own switch. `isIos`: what the document says of the device.
 * @spec 4.11 2.9
 */
export function PushDevice({ isIos }: { isIos: boolean }) {
  const t = useAccountText();
  const { capability } = usePushState();
  if (usePushKey() === null) return null;
  return (
    <SettingsSection title={t('push_device.title')}>
      {capability === 'unsupported' && <p>{t('push_device.unsupported')}</p>}
      {capability === 'needs_install' && <InstallHelp />}
      {capability === 'denied' && <DeniedHelp />}
      {capability === 'unknown' && <PushUnknown isIos={isIos} />}
      {['undecided', 'granted'].includes(capability) && <PushSwitch />}
    </SettingsSection>
  );
}

/** Takes the room of what the browser shows once it knows its capability, so that nothing moves. */
function PushUnknown({ isIos }: { isIos: boolean }) {
  const t = useAccountText();
  const disabledSwitch = <SwitchField disabled label={t('push_device.label')} hint={t('push_device.hint')} />;
  if (!isIos) return disabledSwitch;
  return (
    <>
      <div className={style.inBrowser}>
        <InstallHelp />
      </div>
      <div className={style.inApp}>{disabledSwitch}</div>
    </>
  );
}

function PushSwitch() {
  const t = useAccountText();
  const { isSubscribed } = usePushState();
  const on = useSubscribe();
  const off = useUnsubscribe(() => toast(t('push_device.off_done'), 'good'));
  const isChecked = on.isPending || (isSubscribed && !off.isPending);
  return (
    <>
      <SwitchField
        label={t('push_device.label')}
        hint={t('push_device.hint')}
        error={on.error ?? off.error}
        checked={isChecked}
        onChange={({ target: { checked } }) => (checked ? on.subscribe() : off.unsubscribe())}
      />
      <LastMessage />
    </>
  );
}

function LastMessage() {
  const t = useAccountText();
  const format = useFormatter();
  const { lastMessage } = usePushState();
  if (!lastMessage) return null;
  const when = format.dateTime(new Date(lastMessage.receivedAt), { timeStyle: 'short' });
  return <p className="quiet text-m">{t('push_device.last', { when })}</p>;
}
