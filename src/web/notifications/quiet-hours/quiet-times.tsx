import { useLocale } from 'use-intl';
import { NOTIFICATION_EMAILS } from '#contract/constants';
import type { QuietHours } from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import style from './quiet-hours.module.css';
import { minutesToChoose, minuteText, timeZoneName } from './times.ts';

type QuietTimesProps = { hours: QuietHours; here: string; onChange: (hours: QuietHours) => void };

/** @spec 3.4 */
export function QuietTimes({ hours, here, onChange }: QuietTimesProps) {
  const t = useAccountText();
  const fieldOf = (field: 'starts_at' | 'ends_at', other: number, label: string) => (
    <MinuteField
      label={label}
      chosen={hours[field]}
      excluded={other}
      onChoose={minute => onChange({ ...hours, [field]: minute })}
    />
  );
  return (
    <>
      <div className={`stack gap-2 ${style.times}`}>
        {fieldOf('starts_at', hours.ends_at, t('quiet_hours.from'))}
        {fieldOf('ends_at', hours.starts_at, t('quiet_hours.until'))}
      </div>
      <TimeZone zone={hours.time_zone} here={here} onUse={() => onChange({ ...hours, time_zone: here })} />
      <DigestTime />
    </>
  );
}

type MinuteFieldProps = {
  label: string;
  chosen: number;
  /** Both times may not be the same. */
  excluded: number;
  onChoose: (minute: number) => void;
};

function MinuteField({ label, chosen, excluded, onChoose }: MinuteFieldProps) {
  const locale = useLocale();
  return (
    <SelectField
      label={label}
      value={String(chosen)}
      onChange={({ target: { value } }) => onChoose(Number(value))}
      options={minutesToChoose(chosen, excluded).map(minute => ({
        value: String(minute),
        name: minuteText(locale, minute),
      }))}
    />
  );
}

function TimeZone({ zone, here, onUse }: { zone: string; here: string; onUse: () => void }) {
  const t = useAccountText();
  const locale = useLocale();
  const nameOf = (of: string) => timeZoneName(locale, of);
  // The server does not know the zone of this device.
  const isElsewhere = useHydrated() && zone !== here && nameOf(zone) !== nameOf(here);
  if (!isElsewhere) return <p className="quiet text-m">{t('quiet_hours.zone', { zone: nameOf(zone) })}</p>;
  return (
    <div className="stack gap-1 justify-items-start">
      <p className="text-m">{t('quiet_hours.other_zone', { zone: nameOf(zone), here: nameOf(here) })}</p>
      <Button look="soft" small onClick={onUse}>
        {t('quiet_hours.use_zone')}
      </Button>
    </div>
  );
}

function DigestTime() {
  const t = useAccountText();
  const time = minuteText(useLocale(), NOTIFICATION_EMAILS.digestHour * 60);
  return <p className="quiet text-m">{t('quiet_hours.digests', { time })}</p>;
}
