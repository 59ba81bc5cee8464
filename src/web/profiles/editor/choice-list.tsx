import { useAccountText } from '#i18n/react';
import { CheckIcon } from '../../ui/icons.ts';
import style from './choice-list.module.css';

type ChoiceListProps = {
  label: string;
  options: readonly { value: string; name: string }[];
  chosen: string | null;
  skippable?: boolean;
  onChoose: (value: string | null) => void;
};

/**
 * With radio buttons, the arrow keys would save every option that they pass.
 * @spec 3.2
 */
export function ChoiceList({ label, options, chosen, skippable, onChoose }: ChoiceListProps) {
  const t = useAccountText();
  const answers = [...options, ...(skippable ? [{ value: null, name: t('editor.not_filled_in') }] : [])];
  return (
    <ul className={style.answers} aria-label={label}>
      {answers.map(({ value, name }) => (
        <li key={value ?? ''}>
          <button
            type="button"
            className={value === null ? style.skip : style.answer}
            aria-pressed={chosen === value}
            data-first={chosen === value || undefined}
            onClick={() => onChoose(value)}
          >
            {name}
            {chosen === value && <CheckIcon size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
