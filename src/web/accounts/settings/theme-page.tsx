import type { Theme } from '#contract/theme';
import { useAccountText } from '#i18n/react';
import { RadioChips } from '../../ui/chip.tsx';
import { setTheme } from '../../ui/theme.ts';
import { toast } from '../../ui/toast-store.ts';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';
import { useTheme, useThemeNames } from './use-theme.ts';

const themes = ['auto', 'light', 'dark'] as const;

/** @spec 2.9 */
export default function ThemePage() {
  const t = useAccountText();
  const chosen = useTheme();
  const names = useThemeNames();
  const choose = (theme: Theme) => {
    setTheme(theme);
    toast(t('settings.theme_chosen', { name: names[theme] }), 'good', {
      label: t('action.undo'),
      onAction: () => setTheme(chosen),
    });
  };
  return (
    <SettingsFrame title={t('settings.theme')}>
      <SettingsSection>
        <fieldset>
          <legend className="unseen">{t('settings.theme')}</legend>
          <RadioChips
            group="scheme"
            options={themes.map(value => ({ value, name: names[value] }))}
            chosen={chosen}
            onChoose={choose}
          />
        </fieldset>
      </SettingsSection>
    </SettingsFrame>
  );
}
