import { useLocation } from 'react-router';
import { useText } from '#i18n/react';
import { LanguageForm } from '../../site/language-form.tsx';
import { languageNames, useOfferedLanguages } from '../../site/offered-languages.ts';
import { Dropdown, dropdownItem } from '../../ui/dropdown.tsx';
import { GlobeIcon } from '../../ui/icons.ts';
import style from './top-bar.module.css';

/** @spec 2.3 D2.45 */
export function LanguageMenu() {
  const t = useText();
  const { current, hasChoice } = useOfferedLanguages();
  const { pathname, search } = useLocation();
  if (!hasChoice) return null;
  return (
    <Dropdown
      className={style.button}
      label={`${current.toUpperCase()}, ${t('nav.language')}: ${languageNames[current]}`}
      button={
        <>
          <GlobeIcon size={20} />
          <span className={style.code}>{current.toUpperCase()}</span>
        </>
      }
    >
      <LanguageForm next={pathname + search} itemClass={dropdownItem} />
    </Dropdown>
  );
}
