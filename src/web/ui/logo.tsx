import type { ReactNode } from 'react';
import style from './logo.module.css';

export const Logo = ({ name, icon = <LogoMark /> }: { name: string; icon?: ReactNode }) => (
  <span className={`inline-row gap-xs ink heading-font nowrap leading-1 ${style.logo}`}>
    {icon}
    <span>{name}</span>
  </span>
);

export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="currentColor">
    <path
      d="M13.2 31c.3-6 1.5-10.6 4-16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".55"
    />
    {petals.map(([x, y, turn, size]) => (
      <ellipse
        key={`${x} ${y}`}
        rx={2.5 * size}
        ry={4.4 * size}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    ))}
  </svg>
);

/** Each petal: centre, rotation in degrees and size. */
const petals = [
  [20.6, 4.6, 14, 0.86],
  [15.9, 8.3, -24, 0.9],
  [22.4, 10.3, 54, 0.9],
  [13.6, 14.1, -34, 1],
  [20.8, 16.4, 62, 1],
  [11.2, 20.2, -46, 0.94],
  [18.6, 22.3, 70, 0.94],
] as const;
