import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Place } from '#contract/places';
import { getRegions } from '#contract/site';
import { useCountryName, useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import style from './place-field.module.css';

type PlaceOptionsProps = {
  id: string;
  places: readonly Place[];
  isShown: boolean;
  /** Index of the highlighted option, or -1. */
  active: number;
  onChoose: (place: Place) => void;
};

/**
 * Each option names its region, because many towns share a name.
 * @spec D1.5
 */
export function PlaceOptions({ id, places, isShown, active, onChoose }: PlaceOptionsProps) {
  const t = useMembersText();
  const countryName = useCountryName();
  const list = useRef<HTMLDivElement>(null);
  const { data } = useQuery({ ...query(getRegions), enabled: isShown });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (isShown && list.current?.parentElement) scrollIntoViewIfCovered(list.current.parentElement);
  }, [isShown, places.length]);
  const regionText = ({ country, region }: Place) => {
    const name = data?.regions[country]?.find(({ code }) => code === region)?.name;
    return [name, countryName(country)].filter(Boolean).join(', ');
  };
  return (
    // Keeps the focus in the input, because a blur would close the list.
    <div
      className={`absolute raised radius-m floating contain-scroll ${style.panel}`}
      hidden={!isShown}
      onPointerDown={event => event.preventDefault()}
    >
      <div ref={list} id={id} role="listbox" aria-label={t('place.list')}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input of a combobox handles its keys
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={`stack content-center target leading-snug pointer ${style.option}`}
            onClick={() => onChoose(place)}
          >
            <span className={style.name}>{place.name}</span>
            <span className="quiet text-s">{regionText(place)}</span>
          </div>
        ))}
      </div>
      {isShown && places.length === 0 && <p className={`quiet text-m ${style.none}`}>{t('place.none')}</p>}
    </div>
  );
}

function scrollIntoViewIfCovered(panel: HTMLElement): void {
  const { bottom, left, width } = panel.getBoundingClientRect();
  const isSeen = bottom <= (visualViewport?.height ?? innerHeight);
  const onTop = document.elementFromPoint(left + width / 2, bottom - 2);
  if (!isSeen || !panel.contains(onTop)) panel.parentElement?.scrollIntoView({ block: 'start' });
}
