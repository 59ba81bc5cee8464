import type { Activity } from '#contract/profiles';
import { useLanderText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { HeartIcon, MessageIcon } from '../../ui/icons.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { Avatar, PhotoImage } from '../../ui/photo-image.tsx';
import { facePicture } from '../face-picture.ts';
import type { Face } from '../use-faces.ts';
import style from './entries.module.css';

/** `activity` is null for a drawing. */
export type FeedFace = Face & { activity: Activity | null };

/** A drawing has no name, town or activity, so its entry is only the picture. */
export function MemberEntry({ face, first }: { face: FeedFace; first: boolean }) {
  const t = useLanderText();
  const { id, thumb, colour, alt, caption, city, activity } = face;
  const picture = (
    <PhotoImage
      {...facePicture(face)}
      sizes="(width < 576px) 100vw, 34rem"
      alt={alt}
      eager={first}
      className="full-width"
    />
  );
  if (id === null) return <article className={`line-below ${style.entry}`}>{picture}</article>;
  const name = caption ?? '';
  return (
    <article className={`line-below ${style.entry}`}>
      <header>
        <a href={`/members/${id}`} className={`row gap-s ink no-underline radius-m ${style.member}`}>
          <Avatar src={thumb} colour={colour} size={44} online={activity === 'online'} />
          <span className="stack may-shrink" data-nosnippet="">
            <h2 className={style.name}>{name}</h2>
            <span className="quiet text-m leading-snug">
              {[city, activity && activity !== 'away' && t(`activity.${activity}`)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </a>
      </header>
      <a href={`/members/${id}`} className="block radius-l">
        {picture}
      </a>
      <p className="row gap-half">
        <a
          href="#begin"
          className="square inline-center ink round"
          aria-label={t('lander_socialnetwork.like', { name })}
        >
          <HeartIcon size={28} />
        </a>
        <a
          href="#begin"
          className="square inline-center ink round"
          aria-label={t('lander_socialnetwork.write', { name })}
        >
          <MessageIcon size={27} />
        </a>
      </p>
    </article>
  );
}

/** The picture of a campaign. */
export const PictureEntry = ({ src }: { src: string }) => (
  <div className={`line-below ${style.entry}`}>
    <PhotoImage src={src} alt="" eager className="full-width" />
  </div>
);

/** Returns the promises of the front page, which are true of every site. */
export function usePromises(): { title: string; text: string }[] {
  const t = useLanderText();
  return [
    { title: t('home.fair_title'), text: t('home.fair_text') },
    { title: t('home.discreet_title'), text: t('home.discreet_text') },
    { title: t('home.real_title'), text: t('home.real_text') },
  ];
}

/** What the site says in its own name. */
export function PromiseEntry({ title, text }: { title: string; text: string }) {
  const t = useLanderText();
  const { name: site } = useSettings();
  return (
    <article className={`line-below ${style.entry}`}>
      <header className="row gap-s">
        <span className={`inline-center rigid circle primary ${style.site}`}>
          <LogoMark size={26} />
        </span>
        <div>
          <p className={`heading-font weight-700 ${style.name}`}>{site}</p>
          <p className="quiet text-m leading-snug">{t('lander_socialnetwork.promise')}</p>
        </div>
      </header>
      <div className={`evening stack gap-2 content-center radius-l ink ${style.saying}`}>
        <h2>{title}</h2>
        <p className="text-l">{text}</p>
      </div>
    </article>
  );
}
