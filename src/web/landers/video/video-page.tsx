import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Film, type FilmVersion } from '../film.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import tallAv1 from './film/evening-tall.av1.mp4';
import tallAvif from './film/evening-tall.avif';
import tallH264 from './film/evening-tall.h264.mp4';
import tallWebp from './film/evening-tall.webp';
import wideAv1 from './film/evening-wide.av1.mp4';
import wideAvif from './film/evening-wide.avif';
import wideH264 from './film/evening-wide.h264.mp4';
import wideWebp from './film/evening-wide.webp';
import style from './video-page.module.css';

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('video');

const wide = { avif: wideAvif, webp: wideWebp, av1: wideAv1, h264: wideH264, width: 1200, height: 800 };
const tall = { avif: tallAvif, webp: tallWebp, av1: tallAv1, h264: tallH264, width: 720, height: 900 };
const evening: [FilmVersion, FilmVersion] = [
  { ...wide, media: '(width >= 768px)' },
  { ...tall, media: 'all' },
];

/**
 * One calm evening as a film.
 * @spec 2.1
 */
export default function VideoPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { campaign } = landing;
  const title = campaign?.headline ?? t('lander_video.title');
  const lead = t('lander_video.lead');
  return (
    <main id="content" className={`ink relative ${style.hero}`}>
      <PageHead title={title} description={lead} />
      {campaign?.picture ? (
        <div className={`relative clip ${style.scene}`}>
          <img
            src={campaign.picture}
            alt=""
            width={720}
            height={900}
            fetchPriority="high"
            className="cover full-width full-height object-cover"
          />
        </div>
      ) : (
        <Film versions={evening} story={t('lander_video.story')} className={style.scene} />
      )}
      <div className={`page gutter relative ${style.inner}`}>
        <div className={`stack gap-2 ${style.words}`}>
          <h1 className="leading-1 balance">{title}</h1>
          <p className="text-l">{lead}</p>
          <FirstQuestionForm landing={landing} />
          {!campaign?.picture && <p className="quiet text-s">{t('lander_form.drawings')}</p>}
        </div>
      </div>
    </main>
  );
}
