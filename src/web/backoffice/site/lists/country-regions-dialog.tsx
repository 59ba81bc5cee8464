import { useLocale } from 'use-intl';
import type { CountryCode } from '#contract/countries';
import { parseLanguage } from '#contract/languages';
import { regionsOf } from '#contract/regions';
import type { StaffSetting } from '#contract/staff-settings';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { CheckboxField } from '../../../ui/choices.tsx';
import style from '../site.module.css';
import { CountryDialog } from './country-dialog.tsx';

type RegionsDialogProps = { country: CountryCode | null; setting: StaffSetting | null; onClose: () => void };

/**
 * The regions of a country that can be chosen; the others are closed.
 * @spec 3.2 D5.10
 */
export function CountryRegionsDialog({ country, setting, onClose }: RegionsDialogProps) {
  const t = useStaffText();
  const locale = useLocale();
  const closed = (setting?.value ?? []) as readonly string[];
  const regions = country ? regionsOf(country, parseLanguage(locale) ?? 'nl') : [];
  return (
    <CountryDialog
      title={country ? t('staff_lists.regions_in', { country: countryName(locale, country) }) : ''}
      open={country !== null}
      onClose={onClose}
      setting={setting}
      newValue={checked => [
        ...closed.filter(code => !regions.some(region => region.code === code)),
        ...regions.map(({ code }) => code).filter(code => !checked.includes(code)),
      ]}
    >
      <fieldset>
        <legend className="quiet">{t('staff_lists.regions_text')}</legend>
        <div className={style.boxes}>
          {regions.map(({ code, name }) => (
            <CheckboxField key={code} name={code} label={name} defaultChecked={!closed.includes(code)} />
          ))}
        </div>
      </fieldset>
    </CountryDialog>
  );
}
