import { useText } from '#i18n/react';
import { IconButton } from './button.tsx';
import { dropdownItem } from './dropdown.tsx';
import { MoonIcon, SunIcon } from './icons.ts';
import { setTheme, useEffectiveTheme } from './theme.ts';

function useOtherTheme() {
  const t = useText();
  const dark = useEffectiveTheme() === 'dark';
  return {
    label: t(dark ? 'nav.theme_light' : 'nav.theme_dark'),
    Icon: dark ? SunIcon : MoonIcon,
    choose: () => setTheme(dark ? 'light' : 'dark'),
  };
}

/** @spec 2.3 */
export function ThemeSwitch() {
  const { label, Icon, choose } = useOtherTheme();
  return (
    <IconButton label={label} onClick={choose}>
      <Icon size={22} />
    </IconButton>
  );
}

export function ThemeMenuItem() {
  const { label, Icon, choose } = useOtherTheme();
  return (
    <button type="button" className={dropdownItem} onClick={choose}>
      <Icon size={20} />
      {label}
    </button>
  );
}
