import { useMembersText } from '#i18n/react';
import { NearMeButton } from '../../site/places/near-me-button.tsx';
import { PlaceField } from '../../site/places/place-field.tsx';
import { useCellName, useNameCell } from './cell-name.ts';
import style from './place-choice.module.css';

type PlaceChoiceProps = {
  /** The cell that distances are counted from; undefined is none of one's own choice. */
  near: string | undefined;
  /** What one's own place is called, from which they are counted otherwise. */
  own?: string | undefined;
  onNear: (near: string | undefined) => void;
};

/** Where distances are counted from: here and now, or a town. Only its cell is kept, never a position. */
export default function PlaceChoice({ near, own, onNear }: PlaceChoiceProps) {
  const t = useMembersText();
  const name = useCellName(near);
  const nameCell = useNameCell();
  const choose = (cell: number, town: string) => {
    nameCell(cell, town);
    onNear(String(cell));
  };
  return (
    <div className={style.choice}>
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
