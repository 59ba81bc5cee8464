import { DISTANCE_BANDS_KM } from '#contract/constants';
import { useMembersText } from '#i18n/react';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { useHasOwnCell, useOwnPlace } from '../near/own-cell.ts';
import PlaceChoice from '../near/place-choice.tsx';
import type { SearchChange } from '../search-state.ts';
import type { FilterProps } from './filter-fields.tsx';

/**
 * Without a chosen place, distances are measured from the place in the viewer's profile.
 * @spec 3.16 D1.5
 */
export function PlaceFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  const hasOwn = useHasOwnCell();
  const ownPlace = useOwnPlace();
  const needsPlace = draft.near === undefined && hasOwn === false;
  const bands = [undefined, ...DISTANCE_BANDS_KM.map(String)];
  return (
    <fieldset className="stack gap-1">
      <legend>{t('search.distance')}</legend>
      <Chips>
        {bands.map(km => (
          <ChipChoice
            key={km ?? 'any'}
            type="radio"
            name="distance"
            value={km ?? ''}
            checked={draft.distance === km}
            disabled={needsPlace && km !== undefined}
            onChange={() => change({ distance: km })}
          >
            {km === undefined ? t('search.region_any') : t('search.km', { km })}
          </ChipChoice>
        ))}
      </Chips>
      {needsPlace && <p className="quiet text-m">{t('search.place_first')}</p>}
      <PlaceChoice near={draft.near} own={ownPlace} onNear={near => change(placeChange(near, hasOwn))} />
    </fieldset>
  );
}

/** The distance and the order need a place. */
const placeChange = (near: string | undefined, hasOwn: boolean | undefined): SearchChange =>
  near !== undefined || hasOwn ? { near } : { near, distance: undefined, order: undefined };
