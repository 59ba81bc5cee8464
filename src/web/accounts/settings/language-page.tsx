import { changeUser } from '#contract/accounts';
import type { LanguageCode } from '#contract/languages';
import { shortFailureText } from '#i18n/error-text';
import { offeredLanguages } from '#i18n/offered-languages';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { useSettings } from '../../site/settings-query.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

/** @spec 2.9 D2.28 */
export default function LanguagePage() {
  const t = useAccountText();
  const settings = useSettings();
  const { current } = useOfferedLanguages();
  const { mutate, isPending, variables, error } = useCall(changeUser, {
    // Avoids `location.reload`, because `installReloadGuard` permits that only once a minute.
    onSuccess: () => location.replace(location.href),
  });
  return (
    <SettingsFrame title={t('nav.language')}>
      <SettingsSection>
        <SelectField
          label={t('nav.language')}
          labelUnseen
          hint={t('settings.language_hint')}
          error={error && shortFailureText(t, error)}
          value={isPending ? variables.language : current}
          onChange={({ target: { value } }) => mutate({ language: value as LanguageCode })}
          options={offeredLanguages(settings).map(value => ({
            value,
            name: languageNames[value],
            lang: value,
          }))}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}
