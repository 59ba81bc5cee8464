import type { ReactNode } from 'react';
import { useLanderText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import type { Face } from '../use-faces.ts';
import style from './windows.module.css';

/** Bright for who is online now, and soft for who was online today. Drawn faces have a bright light, too. */
export function LitWindow({ face, eager }: { face: Face; eager: boolean }) {
  const { id, caption } = face;
  const isSoft = id !== null && !face.online;
  const pane = <Pane face={face} eager={eager} />;
  return (
    <li className={classes('stack one-column content-start gap-half may-shrink', isSoft && style.soft)}>
      {id === null ? pane : <a href={`/members/${id}`}>{pane}</a>}
      {caption && (
        <p className={`row justify-center gap-half text-s weight-600 leading-snug ${style.name}`}>
          <span className="truncate may-shrink" data-nosnippet="">
            {caption}
          </span>
          {face.online && <Online />}
        </p>
      )}
    </li>
  );
}

function Pane({ face: { src, thumb, alt, colour }, eager }: { face: Face; eager: boolean }) {
  const widths = thumb === src ? undefined : `${thumb} 256w, ${src} 768w`;
  return (
    <span className={`block relative ${style.lit} ${style.window}`} style={{ backgroundColor: colour }}>
      <img
        src={src}
        srcSet={widths}
        sizes="(width >= 768px) 11rem, 30vw"
        alt={alt}
        width={256}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        className="block full-width full-height object-cover"
      />
    </span>
  );
}

function Online() {
  const t = useLanderText();
  return <span role="img" aria-label={t('activity.online')} className={`rigid circle ${style.online}`} />;
}

export function DarkWindow({ index }: { index: number }) {
  return (
    <li aria-hidden="true">
      <span className={`block relative clip ${style.window}`}>{sills[index % sills.length]}</span>
    </li>
  );
}

const drawing = (children: ReactNode) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 80 100"
    preserveAspectRatio="xMidYMax slice"
    className="full-width full-height"
  >
    {children}
  </svg>
);

/** What stands behind windows of people who are out or asleep: a cat, blinds, a plant, curtains, or nothing. */
const sills: readonly ReactNode[] = [
  drawing(
    <path
      d="M28 100c-2 -20 2 -30 8 -38c-5 -8 -4 -17 -2 -23l6 6h8l6 -6c3 7 3 16 -2 23c8 9 10 22 9 38ZM60 98c12 2 16 -10 10 -18"
      fill="#0d0715"
    />,
  ),
  drawing(
    <path d="M0 6h80M0 16h80M0 26h80M0 36h80M0 46h80M0 56h80M0 66h80" stroke="#3b2a52" strokeWidth="5" />,
  ),
  drawing(
    <path
      d="M30 100l-4 -22h28l-4 22ZM40 80c-2 -20 -16 -26 -24 -26c2 14 12 22 24 26c0 -24 10 -38 24 -40c0 20 -10 34 -24 40c-4 -22 -10 -40 -6 -54c10 10 12 34 6 54Z"
      fill="#0d0715"
    />,
  ),
  drawing(<path d="M0 0h24c-2 36 -8 70 -24 96ZM80 0H56c2 36 8 70 24 96Z" fill="#33214a" />),
  null,
];
