import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { LockIcon, PersonIcon } from './icons.ts';
import style from './photo.module.css';

export type PhotoProps = {
  /** Null shows a quiet drawing instead. */
  src: string | null;
  /** Smaller and larger versions with their widths, as in the `srcset` attribute. */
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Stands there until the picture is. */
  colour?: string;
  /** In view at once: loaded first. */
  eager?: boolean;
  /** Width to height; a card's is 4 / 5. */
  ratio?: string;
  /** The word over a locked picture ("Unlock"). The server has blurred it already; clear bytes are never sent. */
  locked?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A photo in a box of known size: nothing moves when it arrives. Children lie over it. */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  colour,
  eager,
  ratio = '4 / 5',
  locked,
  className,
  children,
}: PhotoProps) {
  return (
    <span
      className={classes(style.photo, className)}
      style={{ '--ratio': ratio, '--colour': colour } as CSSProperties}
    >
      {src === null ? (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className={style.nobody}
        >
          <PersonIcon size={48} />
        </span>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          className={locked ? style.blurred : undefined}
        />
      )}
      {locked && (
        <span className={style.lock}>
          <LockIcon size={20} />
          {locked}
        </span>
      )}
      {children}
    </span>
  );
}

/** A small round photo beside a name; the name is read, so the picture is not. */
export const Avatar = ({
  src,
  colour,
  size = 40,
  online,
}: {
  src: string | null;
  colour?: string;
  size?: number;
  online?: boolean;
}) => (
  <span className={style.avatar} style={{ '--size': `${size / 16}rem`, '--colour': colour } as CSSProperties}>
    {src === null ? (
      <PersonIcon size={size / 2} />
    ) : (
      <img src={src} alt="" width={size} height={size} loading="lazy" />
    )}
    {online && <span className={style.online} />}
  </span>
);
