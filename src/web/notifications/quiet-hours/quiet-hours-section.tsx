import { changeQuietHours, type QuietHours } from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { SwitchField } from '../../ui/choices.tsx';
import { NotSaved } from '../saving/not-saved.tsx';
import { useSaveSetting } from '../saving/use-save-setting.ts';
import style from './quiet-hours.module.css';
import { QuietTimes } from './quiet-times.tsx';

const NIGHT = { starts_at: 23 * 60, ends_at: 7 * 60 };

/** @spec 3.4 */
export function QuietHoursSection({ hours }: { hours: QuietHours | null }) {
  const t = useAccountText();
  const label = t('quiet_hours.title');
  const { shown, save, isSlow, notSaved } = useSaveSetting(changeQuietHours, {
    name: 'quiet_hours',
    label,
    saved: { quiet_hours: hours },
  });
  const change = (quiet_hours: QuietHours | null) => save({ quiet_hours });
  const switchOn = () => change({ ...NIGHT, time_zone: browserTimeZone() });
  return (
    <SettingsSection title={label}>
      <SwitchField
        label={t('quiet_hours.every_day')}
        hint={t('quiet_hours.hint')}
        checked={shown.quiet_hours !== null}
        onChange={({ target: { checked } }) => (checked ? switchOn() : change(null))}
      />
      {shown.quiet_hours && (
        <QuietTimes hours={shown.quiet_hours} here={browserTimeZone()} onChange={change} />
      )}
      <p className={`quiet text-m ${style.saving}`}>{isSlow && t('notifications.saving')}</p>
      <NotSaved {...notSaved} />
    </SettingsSection>
  );
}

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
