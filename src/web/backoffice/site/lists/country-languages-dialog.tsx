import { useLocale } from 'use-intl';
import { type CountryCode, countries } from '#contract/countries';
import { languageCodes, languagesOfCountry } from '#contract/languages';
import type { StaffSetting } from '#contract/staff-settings';
import { countryName } from '#i18n/country-name';
import { useStaffText } from '#i18n/react';
import { languageNames } from '../../../site/offered-languages.ts';
import { CheckboxField } from '../../../ui/choices.tsx';
import { CountryDialog } from './country-dialog.tsx';

type Visible = Partial<Record<CountryCode, readonly string[]>>;
type LanguagesDialogProps = {
  country: CountryCode | null;
  setting: StaffSetting | null;
  onClose: () => void;
};

/**
 * The languages that visitors of a country see. Those that are usual there are the default.
 * @spec 2.3 D2.45 D5.10
 */
export function CountryLanguagesDialog({ country, setting, onClose }: LanguagesDialogProps) {
  const t = useStaffText();
  const locale = useLocale();
  const visible = (setting?.value ?? {}) as Visible;
  const shown = country ? languagesOfCountry(country, { visible_languages: visible as never }) : [];
  return (
    <CountryDialog
      title={country ? t('staff_lists.languages_in', { country: countryName(locale, country) }) : ''}
      open={country !== null}
      onClose={onClose}
      setting={setting}
      newValue={checked => (country ? visibleWith(visible, country, checked) : visible)}
    >
      <fieldset>
        <legend className="quiet">{t('staff_lists.main_first')}</legend>
        {[...shown, ...languageCodes.filter(code => !shown.includes(code))].map(code => (
          <CheckboxField
            key={code}
            name={code}
            label={languageNames[code]}
            defaultChecked={shown.includes(code)}
          />
        ))}
      </fieldset>
    </CountryDialog>
  );
}

/** No languages, or the usual ones, is the default. */
export function visibleWith(visible: Visible, country: CountryCode, checked: readonly string[]): Visible {
  const { [country]: _, ...others } = visible;
  const isUsual = checked.join() === countries[country].languages.join();
  return checked.length === 0 || isUsual ? others : { ...others, [country]: checked };
}
