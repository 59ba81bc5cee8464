import { type CSSProperties, type ReactNode, useCallback } from 'react';
import { classes } from './classes.ts';
import { LockIcon, PersonIcon } from './icons.ts';
import style from './photo-image.module.css';
import { trackImageLoading } from './track-image-loading.ts';

export type Picture = {
  /** Null shows a neutral icon instead of a photo. */
  src: string | null;
  srcSet?: string;
  /** Formats of the image in order of preference, the lightest first. */
  sources?: readonly { type: string; srcSet: string }[];
  colour?: string;
  /** Shown while the photo loads: a ThumbHash in base64. */
  placeholder?: string | null;
};

type PhotoProps = Picture & {
  sizes?: string;
  alt: string;
  eager?: boolean;
  /** Width to height. */
  ratio?: string;
  /**
   * The text over a photo that the server has blurred.
   * @spec D4.9
   */
  locked?: ReactNode;
  onBroken?: (address: string) => void;
  className?: string;
  children?: ReactNode;
};

/** The fixed ratio keeps the page from moving when the photo loads. */
export function PhotoImage({
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
  const imageRef = useCallback(
    (image: HTMLImageElement) => trackImageLoading(image, { placeholder, eager, onBroken }),
    [placeholder, eager, onBroken],
  );
  return (
    <span
      className={classes('block relative clip radius-l', style.photo, className)}
      style={{ '--ratio': ratio, '--colour': colour } as CSSProperties}
    >
      {src === null ? (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className={`cover stack place-center violet ${style.nobody}`}
        >
          <PersonIcon size={48} />
        </span>
      ) : (
        <picture>
          {sources.map(source => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          <img
            ref={imageRef}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'sync' : 'async'}
            className={classes(
              'cover full-width full-height object-cover',
              style.image,
              locked ? style.blurred : undefined,
            )}
          />
        </picture>
      )}
      {locked && (
        <span className={`cover stack gap-s place-center pad-3 on-photo text-center ${style.lock}`}>
          <span className={`stack place-center circle ${style.bolt}`}>
            <LockIcon size={22} />
          </span>
          {locked}
        </span>
      )}
      {children}
    </span>
  );
}

/** Has no text for screen readers, because the member's name stands next to it. */
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
    className={`inline-center relative rigid violet circle ${style.avatar}`}
    style={{ '--size': `min(${size / 16}rem, ${size * 1.25}px)`, '--colour': colour } as CSSProperties}
  >
    {src === null ? (
      <PersonIcon size={size / 2} />
    ) : (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className="full-width full-height circle object-cover"
      />
    )}
    {online && <span className={`absolute circle ${style.online}`} />}
  </span>
);
