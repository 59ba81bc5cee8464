import { useMembersText } from '#i18n/react';
import { NearMeButton } from '../../site/places/near-me-button.tsx';
import { PlaceField } from '../../site/places/place-field.tsx';
import { useCellName, useSetCellName } from './cell-name.ts';

type PlaceChoiceProps = {
  near: string | undefined;
  /** Name of the viewer's own place, used if no cell is chosen. */
  own?: string | undefined;
  onNear: (near: string | undefined) => void;
};

/**
 * Uses only the cell of a place, never an exact position.
 * @spec D1.5 4.11
 */
export default function PlaceChoice({ near, own, onNear }: PlaceChoiceProps) {
  const t = useMembersText();
  const name = useCellName(near);
  const nameCell = useSetCellName();
  const choose = (cell: number, town: string) => {
    nameCell(cell, town);
    onNear(String(cell));
  };
  return (
    <div className="stack gap-1 text-start">
      <PlaceField
        label={t('search.from')}
        placeholder={own}
        value={near === undefined ? null : (name ?? t('search.from_place'))}
        onChoose={place => (place ? choose(place.cell, place.name) : onNear(undefined))}
      />
      <NearMeButton small onFound={({ cell, place }) => choose(cell, place.name)} />
    </div>
  );
}
