import { useText } from '#i18n/react';
import button from './button.module.css';
import { dropdownItem } from './dropdown.tsx';
import { MoonIcon, SunIcon } from './icons.ts';
import style from './light-page-theme-switch.module.css';

/**
 * Light pages are not hydrated, so public/light.js handles the clicks.
 * @spec 2.3
 */
export function LightPageThemeSwitch() {
  const t = useText();
  const look = `square inline-center rigid round ${button.icon}`;
  return (
    <span className={style.switch} data-scheme-switch="" hidden>
      <button
        type="button"
        value="dark"
        aria-label={t('nav.theme_dark')}
        title={t('nav.theme_dark')}
        className={look}
      >
        <MoonIcon size={22} />
      </button>
      <button
        type="button"
        value="light"
        aria-label={t('nav.theme_light')}
        title={t('nav.theme_light')}
        className={look}
      >
        <SunIcon size={22} />
      </button>
    </span>
  );
}

/** The same in a menu. */
export function LightThemeMenuItem() {
  const t = useText();
  return (
    <div className={style.switch} data-scheme-switch="" hidden>
      <button type="button" value="dark" className={dropdownItem}>
        <MoonIcon size={20} />
        {t('nav.theme_dark')}
      </button>
      <button type="button" value="light" className={dropdownItem}>
        <SunIcon size={20} />
        {t('nav.theme_light')}
      </button>
    </div>
  );
}
