import { useText } from '#i18n/react';
import button from './button.module.css';
import { MoonIcon, SunIcon } from './icons.ts';
import style from './light-page-theme-switch.module.css';

/**
 * Light pages are not hydrated, so public/light.js handles the clicks.
 * @spec 2.3
 */
export function LightPageThemeSwitch() {
  const t = useText();
  return (
    <span className={style.switch} data-scheme-switch="" hidden>
      <button
        type="button"
        value="dark"
        aria-label={t('nav.theme_dark')}
        title={t('nav.theme_dark')}
        className={`square inline-center rigid round ${button.icon}`}
      >
        <MoonIcon size={22} />
      </button>
      <button
        type="button"
        value="light"
        aria-label={t('nav.theme_light')}
        title={t('nav.theme_light')}
        className={`square inline-center rigid round ${button.icon}`}
      >
        <SunIcon size={22} />
      </button>
    </span>
  );
}
