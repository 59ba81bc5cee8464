import { type CSSProperties, type ReactNode, useCallback } from 'react';
import { awaitPicture } from './await-picture.ts';
import { classes } from './classes.ts';
import { LockIcon, PersonIcon } from './icons.ts';
import style from './photo.module.css';

/** A picture in the sizes and formats it is there in. */
export type Picture = {
  /** Null shows a quiet drawing instead. */
  src: string | null;
  /** Smaller and larger versions with their widths, as in the `srcset` attribute. */
  srcSet?: string;
  /** The same in formats that weigh less, the lightest first; a browser takes the first it knows. */
  sources?: readonly { type: string; srcSet: string }[];
  /** Stands there until the picture is. */
  colour?: string;
  /** A blur of it (ThumbHash in base64), painted over the colour by the script. */
  placeholder?: string | null;
};

export type PhotoProps = Picture & {
  sizes?: string;
  alt: string;
  /** In view at once: loaded first. */
  eager?: boolean;
  /** Width to height; a card's is 4 / 5. */
  ratio?: string;
  /** What lies over a locked picture. The server has blurred it already; clear bytes are never sent. */
  locked?: ReactNode;
  /** Told the address that could not be loaded. */
  onBroken?: (address: string) => void;
  className?: string;
  children?: ReactNode;
};

/** A photo in a box of known size: nothing moves when it arrives. Children lie over it. */
export function Photo({
  src,
  srcSet,
  sources = [],
  sizes,
  alt,
  colour,
  placeholder,
  eager = false,
  ratio = '4 / 5',
  locked,
  onBroken,
  className,
  children,
}: PhotoProps) {
  const arrival = useCallback(
    (image: HTMLImageElement) => awaitPicture(image, { placeholder, eager, onBroken }),
    [placeholder, eager, onBroken],
  );
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
        <picture>
          {sources.map(source => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          <img
            ref={arrival}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'sync' : 'async'}
            className={classes(style.image, locked ? style.blurred : undefined)}
          />
        </picture>
      )}
      {locked && (
        <span className={style.lock}>
          <span className={style.bolt}>
            <LockIcon size={22} />
          </span>
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
  <span
    className={style.avatar}
    style={{ '--size': `min(${size / 16}rem, ${size * 1.25}px)`, '--colour': colour } as CSSProperties}
  >
    {src === null ? (
      <PersonIcon size={size / 2} />
    ) : (
      <img src={src} alt="" width={size} height={size} loading="lazy" />
    )}
    {online && <span className={style.online} />}
  </span>
);
