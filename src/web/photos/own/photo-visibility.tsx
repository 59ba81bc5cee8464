import { useId } from 'react';
import type { Photo } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { EyeIcon, LockIcon } from '../../ui/icons.ts';
import style from './photo-sheet.module.css';

type PhotoVisibilityProps = {
  chosen: Photo['visibility'];
  onChange: (chosen: Photo['visibility']) => void;
};

/**
 * Not offered for the main photo, because everyone sees it.
 * @spec 3.2 6.3
 */
export function PhotoVisibility({ chosen, onChange }: PhotoVisibilityProps) {
  const t = useAccountText();
  const id = useId();
  const choices = [
    { value: 'public', label: t('own_photo.public'), text: t('own_photo.public_text'), Icon: EyeIcon },
    { value: 'private', label: t('photo.private'), text: t('own_photo.private_text'), Icon: LockIcon },
  ] as const;
  return (
    <fieldset className="stack gap-1">
      <legend className="weight-600 space-below-1">{t('own_photo.who_sees')}</legend>
      {choices.map(({ value, label, text, Icon }) => (
        <label
          key={value}
          className={`stack relative icon-column pad-row radius-m ringed outline-focus pointer ${style.choice}`}
        >
          <input
            type="radio"
            className="cover transparent pointer"
            name={id}
            checked={chosen === value}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChange(value)}
          />
          <Icon size={20} />
          <strong>{label}</strong>
          <span className="quiet text-m" id={`${id}-${value}`}>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
