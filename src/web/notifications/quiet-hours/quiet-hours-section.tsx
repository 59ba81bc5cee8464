import type { QuietHours } from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { SwitchField } from '../../ui/choices.tsx';
import { NotSaved } from '../not-saved.tsx';
import { QuietTimes } from './quiet-times.tsx';
import { useSaveQuietHours } from './use-save-quiet-hours.ts';

const NIGHT = { starts_at: 23 * 60, ends_at: 7 * 60 };

/** @spec 3.4 */
export function QuietHoursSection({ hours }: { hours: QuietHours | null }) {
  const t = useAccountText();
  const { shown, save, error, retry } = useSaveQuietHours(hours);
  const switchOn = () => save({ ...NIGHT, time_zone: browserTimeZone() });
  return (
    <SettingsSection>
      <SwitchField
        label={t('quiet_hours.title')}
        hint={t('quiet_hours.hint')}
        checked={shown !== null}
        onChange={({ target: { checked } }) => (checked ? switchOn() : save(null))}
      />
      {shown && <QuietTimes hours={shown} here={browserTimeZone()} onChange={save} />}
      <NotSaved error={error} onRetry={retry} />
    </SettingsSection>
  );
}

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
