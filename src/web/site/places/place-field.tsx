import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { CountryCode } from '#contract/countries';
import { isApiError } from '#contract/errors';
import { type Place, searchPlaces } from '#contract/places';
import { foldName } from '#contract/plain-text';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import fieldStyle from '../../ui/field.module.css';
import { Field, type FieldTexts } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import style from './place-field.module.css';
import { PlaceOptions } from './place-options.tsx';
import { useCombobox } from './use-combobox.ts';

type PlaceFieldProps = FieldTexts & {
  value: string | null;
  placeholder?: string | undefined;
  onChoose: (place: Place | null) => void;
  /** Searches only this country; by default all countries of the site. */
  country?: CountryCode | undefined;
  onTyping?: () => void;
};

/**
 * On blur a complete name selects its place, and other text is discarded.
 * @spec D1.5
 */
export function PlaceField({ value, placeholder, onChoose, country, onTyping, ...texts }: PlaceFieldProps) {
  const t = useMembersText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { places, error, isSettled } = usePlaceSearch(typed ?? '', country);
  const selectPlace = (place: Place | null) => {
    setTyped(null);
    if (place?.name !== value || place === null) onChoose(place);
  };
  const combobox = useCombobox(places, selectPlace);
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    combobox.close();
    if (typed === null) return;
    const [first] = places;
    if (typed.trim() === '' && value !== null) selectPlace(null);
    else if (first && foldName(first.name) === foldName(typed)) selectPlace(first);
    else setTyped(null);
  };
  const refusal = isApiError(error) ? errorText(t, error) : null;
  const isShown = combobox.isOpen && typed !== null && (places.length > 0 || isSettled);
  return (
    <Field {...texts} error={texts.error ?? refusal}>
      {aria => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the blur of the whole field
        <div className={`relative ${style.root}`} onBlur={onBlur}>
          <input
            {...aria}
            ref={input}
            className={classes('full-width field-height ink radius-m', fieldStyle.input, style.input)}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              isShown && combobox.active >= 0 ? `${listId}-${combobox.active}` : undefined
            }
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={placeholder}
            value={typed ?? value ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              combobox.open();
              onTyping?.();
            }}
            onKeyDown={event => {
              if (event.key === 'Escape' && !combobox.isOpen && typed !== null) setTyped(null);
              combobox.onKeyDown(event);
            }}
          />
          {(typed ?? value) && (
            <IconButton
              label={t('place.clear')}
              className={`absolute quiet ${style.clear}`}
              onClick={() => {
                selectPlace(null);
                combobox.close();
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
            active={combobox.active}
            onChoose={combobox.choose}
          />
          <span role="status" className="unseen">
            {isShown && isSettled ? t('place.found', { count: places.length }) : ''}
          </span>
        </div>
      )}
    </Field>
  );
}

/** A search starts at two characters, because a single character matches hundreds of names. */
const PLACE_QUERY_MIN = 2;
const DEBOUNCE_MS = 150;

/** @spec D1.5 */
function usePlaceSearch(typed: string, country: CountryCode | undefined) {
  const debounced = useDebounced(typed);
  const q = debounced.trim();
  const { data, error, isPlaceholderData } = useQuery({
    ...query(searchPlaces, { q, country }),
    enabled: q.length >= PLACE_QUERY_MIN,
    placeholderData: keepPreviousData,
    meta: { progress: 'never' },
  });
  const isLongEnough = typed.trim().length >= PLACE_QUERY_MIN;
  const places: Place[] = isLongEnough ? (data?.places ?? []) : [];
  return {
    places,
    error,
    isSettled: isLongEnough && debounced === typed && data !== undefined && !isPlaceholderData,
  };
}

function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
