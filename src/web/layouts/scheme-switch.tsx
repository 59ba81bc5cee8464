import { useText } from '#i18n/react';
import { IconButton } from '../ui/button.tsx';
import { chooseScheme, useSeenScheme } from '../ui/colour-scheme.ts';
import { dropdownItem } from '../ui/dropdown.tsx';
import { MoonIcon, SunIcon } from '../ui/icons.ts';

/** The other scheme: what a press gives. */
function useOtherScheme() {
  const t = useText();
  const dark = useSeenScheme() === 'dark';
  return {
    label: t(dark ? 'nav.theme_light' : 'nav.theme_dark'),
    Icon: dark ? SunIcon : MoonIcon,
    choose: () => chooseScheme(dark ? 'light' : 'dark'),
  };
}

export function SchemeSwitch() {
  const { label, Icon, choose } = useOtherScheme();
  return (
    <IconButton label={label} onClick={choose}>
      <Icon size={22} />
    </IconButton>
  );
}

/** As a row of a dropdown. */
export function SchemeItem() {
  const { label, Icon, choose } = useOtherScheme();
  return (
    <button type="button" className={dropdownItem} onClick={choose}>
      <Icon size={20} />
      {label}
    </button>
  );
}
