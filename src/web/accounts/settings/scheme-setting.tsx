import { useOwnText } from '#i18n/react';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { setTheme, type Theme } from '../../ui/theme.ts';
import { toast } from '../../ui/toast-store.ts';
import { useScheme, useSchemeNames } from './scheme-value.ts';

const schemes = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system is; kept in this browser. */
export function SchemeSetting() {
  const t = useOwnText();
  const chosen = useScheme();
  const names = useSchemeNames();
  const choose = (scheme: Theme) => {
    setTheme(scheme);
    toast(t('settings.scheme_chosen', { name: names[scheme] }), 'good', {
      label: t('action.undo'),
      onAction: () => setTheme(chosen),
    });
  };
  return (
    <fieldset>
      <legend className="unseen">{t('settings.scheme')}</legend>
      <Chips>
        {schemes.map(scheme => (
          <ChipChoice
            key={scheme}
            type="radio"
            name="scheme"
            value={scheme}
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
          >
            {names[scheme]}
          </ChipChoice>
        ))}
      </Chips>
    </fieldset>
  );
}
