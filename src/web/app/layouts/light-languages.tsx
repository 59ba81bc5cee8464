import { useLocation } from 'react-router';
import { useText } from '#i18n/react';
import { LanguageForm } from '../../site/language-form.tsx';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { dropdownItem } from '../../ui/dropdown.tsx';
import { GlobeIcon } from '../../ui/icons.ts';
import style from './light-languages.module.css';

/** @spec 2.3 */
export function LightLanguages() {
  const t = useText();
  const { current, hasChoice } = useOfferedLanguages();
  const { pathname } = useLocation();
  if (!hasChoice) return null;
  const shown = current.toUpperCase();
  return (
    <details className={`relative ${style.menu}`} name="menu">
      <summary
        className="inline-row gap-xs target round weight-600"
        aria-label={`${shown}, ${t('nav.language')}: ${languageNames[current]}`}
      >
        <GlobeIcon size={20} />
        <span className={style.code}>{shown}</span>
      </summary>
      <LanguageForm
        next={pathname}
        className={`absolute pad-1 raised radius-l floating ${style.panel}`}
        itemClass={dropdownItem}
      />
    </details>
  );
}
