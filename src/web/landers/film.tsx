import { useLanderText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { classes } from '../ui/classes.ts';
import { PauseIcon, PlayIcon } from '../ui/icons.ts';
import style from './film.module.css';

/** A film for screens of which `media` is true, in the formats of scripts/render-films.ts. */
export type FilmVersion = {
  media: string;
  width: number;
  height: number;
  av1: string;
  h264: string;
  avif: string;
  webp: string;
};

const MOVES = '(prefers-reduced-motion: no-preference)';

/**
 * A silent film, which public/lander-film.js starts over a still of its first frame. Visitors without script, or who
 * prefer reduced motion or save data, see only the still.
 * @param versions the first whose `media` is true is shown; the last is for all other screens
 * @param story says for screen readers what the film shows
 */
export function Film({
  versions,
  story,
  className,
}: {
  versions: readonly [FilmVersion, ...FilmVersion[]];
  story: string;
  className?: string;
}) {
  const t = useLanderText();
  const { design_version: version } = useSettings();
  const last = versions.at(-1) ?? versions[0];
  return (
    <div className={classes('relative clip', style.film, className)} data-film="">
      <picture>
        {versions.flatMap(({ media, avif, webp, width, height }) => [
          <source key={avif} media={media} type="image/avif" srcSet={avif} width={width} height={height} />,
          <source key={webp} media={media} srcSet={webp} width={width} height={height} />,
        ])}
        <img
          src={last.webp}
          alt={story}
          width={last.width}
          height={last.height}
          fetchPriority="high"
          className="full-width full-height object-cover"
        />
      </picture>
      <video
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-label={t('lander_film.name')}
        className={`cover full-width object-cover ${style.moving}`}
      >
        {versions.flatMap(({ media, av1, h264 }) => [
          <source key={av1} media={`${media} and ${MOVES}`} src={av1} type={AV1} />,
          <source key={h264} media={`${media} and ${MOVES}`} src={h264} type={H264} />,
        ])}
      </video>
      <button
        type="button"
        hidden
        data-play={t('lander_film.play')}
        data-pause={t('lander_film.pause')}
        className={`square inline-center absolute circle on-photo ${style.switch}`}
      >
        <PlayIcon className={style.play} />
        <PauseIcon className={style.pause} />
      </button>
      <script src={`/lander-film.js?v=${version}`} defer />
    </div>
  );
}

/** What the files need of the browser: the main profile of AV1 with 8 bits, and the high profile of H.264 at level 4. */
const AV1 = 'video/mp4; codecs="av01.0.05M.08"';
const H264 = 'video/mp4; codecs="avc1.640028"';
