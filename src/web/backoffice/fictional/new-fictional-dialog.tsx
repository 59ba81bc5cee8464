import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { CountryCode } from '#contract/countries';
import { isLanguage } from '#contract/languages';
import { genders } from '#contract/profiles';
import { createFictionalProfile } from '#contract/staff-fictional';
import { countryName } from '#i18n/country-name';
import { offeredLanguages, offeredLanguagesIn } from '#i18n/offered-languages';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { languageNames } from '../../site/offered-languages.ts';
import { useSettings } from '../../site/settings-query.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

type NewFictionalProps = { open: boolean; onClose: () => void };

/** @spec 1.4 D5.10 */
export function NewFictionalDialog({ open, onClose }: NewFictionalProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_fictional.new')}>
      <NewFictionalForm onClose={onClose} />
    </Modal>
  );
}

function NewFictionalForm({ onClose }: { onClose: () => void }) {
  const t = useStaffText();
  const locale = useLocale();
  const settings = useSettings();
  const [country, setCountry] = useState<CountryCode>(
    settings.countries.includes('NL') ? 'NL' : (settings.countries[0] ?? 'NL'),
  );
  const { bind, errorOf, error, isPending } = useCallForm({
    call: createFictionalProfile,
    around: sendWithQuestions,
    bodyOf: ({ name = '', date_of_birth = '', gender, language, about_me = '' }) => ({
      ...{ name, date_of_birth, about_me },
      gender: genders.find(known => known === gender) ?? 'male',
      country,
      language: isLanguage(language) ? language : 'nl',
    }),
    onDone: () => {
      toast(t('staff_fictional.created'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t('staff_fictional.new_text', { icon: settings.fictional_icon })}</p>
      <TextField
        label={t('staff_fictional.name')}
        name="name"
        maxLength={30}
        autoComplete="off"
        required
        error={errorOf('name')}
      />
      <TextField
        label={t('staff_fictional.date_of_birth')}
        name="date_of_birth"
        type="date"
        required
        error={errorOf('date_of_birth')}
      />
      {settings.audience === 'everyone' && (
        <SelectField
          label={t('staff_fictional.gender')}
          name="gender"
          defaultValue="male"
          options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
        />
      )}
      <SelectField
        label={t('staff_fictional.country')}
        name="country"
        value={country}
        onChange={({ target }) => setCountry(target.value as CountryCode)}
        options={settings.countries.map(value => ({ value, name: countryName(locale, value) }))}
      />
      <SelectField
        key={country}
        label={t('staff_fictional.language')}
        name="language"
        defaultValue={offeredLanguagesIn(country, settings)[0]}
        options={offeredLanguages(settings).map(value => ({ value, name: languageNames[value] }))}
        error={errorOf('language')}
      />
      <TextAreaField
        label={t('staff_fictional.about_me')}
        name="about_me"
        rows={4}
        maxLength={1000}
        error={errorOf('about_me')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_fictional.new')}
      </FormButtons>
    </form>
  );
}
