import { type FocusEvent, useId, useRef, useState } from 'react';
import type { CountryCode } from '#contract/countries';
import { isApiError } from '#contract/errors';
import { foldName } from '#contract/fold-name';
import type { Place } from '#contract/places';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import fieldStyle from '../../ui/field.module.css';
import { Field, type FieldTexts } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import style from './place-field.module.css';
import { PlaceOptions } from './place-options.tsx';
import { useCombobox } from './use-combobox.ts';
import { usePlaceSearch } from './use-place-search.ts';

type PlaceFieldProps = FieldTexts & {
  /** The chosen place's name; null where there is none. */
  value: string | null;
  /** What holds while there is none. */
  placeholder?: string | undefined;
  /** A town was chosen, or the one there was is given up. */
  onChoose: (place: Place | null) => void;
  /** Towns of this country only; else of all the site serves. */
  country?: CountryCode | undefined;
  /** What is typed is being changed: a refusal beside the field is old. */
  onTyping?: () => void;
};

/**
 * A town, found by the beginning of its name: by keys, by touch and by ear. What is typed counts once it is chosen; whoever leaves
 * the field with the whole name of the first one has chosen it, with anything else gets back what he had.
 */
export function PlaceField({ value, placeholder, onChoose, country, onTyping, ...texts }: PlaceFieldProps) {
  const t = useMembersText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { places, error, isSettled } = usePlaceSearch(typed ?? '', country);
  const settle = (place: Place | null) => {
    setTyped(null);
    if (place?.name !== value || place === null) onChoose(place);
  };
  const box = useCombobox(places, settle);
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    box.close();
    if (typed === null) return;
    const [first] = places;
    if (typed.trim() === '' && value !== null) settle(null);
    else if (first && foldName(first.name) === foldName(typed)) settle(first);
    else setTyped(null);
  };
  const refusal = isApiError(error) ? errorText(t, error) : null;
  const isShown = box.isOpen && typed !== null && (places.length > 0 || isSettled);
  return (
    <Field {...texts} error={texts.error ?? refusal}>
      {aria => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears that the field as a whole is left
        <div className={style.root} onBlur={leave}>
          <input
            {...aria}
            ref={input}
            className={classes(fieldStyle.input, style.input)}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && box.active >= 0 ? `${listId}-${box.active}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={placeholder}
            value={typed ?? value ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              box.open();
              onTyping?.();
            }}
            onKeyDown={event => {
              if (event.key === 'Escape' && !box.isOpen && typed !== null) setTyped(null);
              box.onKeyDown(event);
            }}
          />
          {(typed ?? value) && (
            <IconButton
              label={t('place.clear')}
              className={style.clear}
              onClick={() => {
                settle(null);
                box.close();
                input.current?.focus();
              }}
            >
              <CloseIcon size={18} />
            </IconButton>
          )}
          <PlaceOptions
            id={listId}
            places={isShown ? places : []}
            isShown={isShown}
            active={box.active}
            onChoose={box.choose}
          />
          <span role="status" className="unseen">
            {isShown && isSettled ? t('place.found', { count: places.length }) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
