import type { CSSProperties } from 'react';
import type { CountryMap } from '#contract/landers';
import { classes } from '../../ui/classes.ts';
import style from './country-at-night.module.css';

type CountryAtNightProps = { map: CountryMap; label: string; className?: string };

/**
 * A map as seen from above at night: each light is a town. Names are texts beside the drawing, so that they have the
 * same size on every screen.
 * @spec 2.1
 */
export function CountryAtNight({ map, label, className }: CountryAtNightProps) {
  const { side, land, neighbours, lights, labels } = map;
  return (
    <div className={classes('relative', style.map, className)} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${side} ${side}`} className={`full-width ${style.drawing}`} aria-hidden="true">
        <path d={neighbours} className={style.neighbours} />
        <path d={land} className={style.land} />
        {lights.map((path, size) => (
          <g key={size} className={style.lights} data-size={size}>
            <path d={path} className={style.glow} />
            <path d={path} className={style.light} />
          </g>
        ))}
      </svg>
      <div aria-hidden="true">
        {labels.map(({ name, x, y, beside }) => (
          <span
            key={`${x} ${y}`}
            className={`absolute nowrap ${style.town}`}
            data-beside={beside}
            style={{ '--x': x / side, '--y': y / side } as CSSProperties}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
