import type { ComponentType } from 'react';
import { useColon, useText } from '#i18n/react';
import { type DropdownProps, dropdownItem } from '../ui/dropdown.tsx';
import { GlobeIcon } from '../ui/icons.ts';
import { LanguageForm } from './language-form.tsx';
import style from './language-menu.module.css';
import { languageNames, useOfferedLanguages } from './offered-languages.ts';
import { useReturnPath } from './return-path.ts';

/**
 * The language menu of all bars.
 * @param Menu the dropdown, which is another one on light pages
 * @spec 2.3 D2.45
 */
export function LanguageMenu({ Menu }: { Menu: ComponentType<DropdownProps> }) {
  const t = useText();
  const colon = useColon();
  const { current, hasChoice } = useOfferedLanguages();
  const next = useReturnPath({ keepsSecrets: true });
  if (!hasChoice) return null;
  return (
    <Menu
      className={style.button}
      label={`${current.toUpperCase()}, ${colon(t('nav.language'))}${languageNames[current]}`}
      button={
        <>
          <GlobeIcon size={20} />
          <span className={style.code}>{current.toUpperCase()}</span>
        </>
      }
    >
      <LanguageForm next={next} itemClass={dropdownItem} />
    </Menu>
  );
}
