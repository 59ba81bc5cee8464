import { useMembersText } from '#i18n/react';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { type ColourScheme, chooseScheme } from '../../ui/colour-scheme.ts';
import { toast } from '../../ui/toast-store.ts';
import { useScheme } from './look-value.ts';
import style from './scheme-setting.module.css';

/** Light, dark, or as the system is; kept in this browser. */
export function SchemeSetting() {
  const t = useMembersText();
  const chosen = useScheme();
  const options = [
    { scheme: 'auto', name: t('settings.scheme_auto') },
    { scheme: 'light', name: t('settings.scheme_light') },
    { scheme: 'dark', name: t('settings.scheme_dark') },
  ] as const;
  const choose = (scheme: ColourScheme, name: string) => {
    chooseScheme(scheme);
    toast(t('settings.scheme_chosen', { name }), 'good', {
      label: t('settings.undo'),
      onAction: () => chooseScheme(chosen),
    });
  };
  return (
    <fieldset className={style.field}>
      <legend>{t('settings.scheme')}</legend>
      <Chips>
        {options.map(({ scheme, name }) => (
          <ChipChoice
            key={scheme}
            type="radio"
            name="scheme"
            value={scheme}
            checked={scheme === chosen}
            onChange={() => choose(scheme, name)}
          >
            {name}
          </ChipChoice>
        ))}
      </Chips>
    </fieldset>
  );
}
