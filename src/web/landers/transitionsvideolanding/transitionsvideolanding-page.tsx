import type { CSSProperties } from 'react';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Film, type FilmVersion } from '../film.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import av1 from './film/melting.av1.mp4';
import avif from './film/melting.avif';
import h264 from './film/melting.h264.mp4';
import webp from './film/melting.webp';
import style from './transitionsvideolanding-page.module.css';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('transitionsvideolanding');

const melting: [FilmVersion] = [{ avif, webp, av1, h264, width: 720, height: 900, media: 'all' }];

/** The shapes by which the film's portraits melt into each other. */
const shapes = {
  face: 'M24 4a20 20 0 1 1 0 40a20 20 0 0 1 0 -40Z',
  like: 'M24 42C7 30 2 21 4 13C6 5 18 3 24 12C30 3 42 5 44 13C46 21 41 30 24 42Z',
  message: 'M10 6h28a8 8 0 0 1 8 8v14a8 8 0 0 1 -8 8H20L6 44l2 -10a8 8 0 0 1 -6 -8V14a8 8 0 0 1 8 -8Z',
};

/**
 * Portraits that melt into each other.
 * @spec 2.1
 */
export default function TransitionsVideoLandingPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { campaign } = landing;
  const title = campaign?.headline ?? t('lander_transitionsvideolanding.title');
  const lead = t('lander_transitionsvideolanding.lead');
  const steps = [
    { shape: shapes.face, name: t('lander_transitionsvideolanding.face') },
    { shape: shapes.like, name: t('lander_transitionsvideolanding.like') },
    { shape: shapes.message, name: t('lander_transitionsvideolanding.message') },
  ];
  return (
    <main id="content" className={`page relative ${style.hero}`}>
      <PageHead title={title} description={lead} />
      <div className={`relative ${style.frame}`}>
        {campaign?.picture ? (
          <img
            src={campaign.picture}
            alt=""
            width={720}
            height={900}
            fetchPriority="high"
            className={`full-width object-cover ${style.film}`}
          />
        ) : (
          <Film
            versions={melting}
            story={t('lander_transitionsvideolanding.story')}
            className={`full-width ${style.film}`}
          />
        )}
      </div>
      <div className={`stack gap-2 gutter relative ${style.words}`}>
        <Melting title={title} />
        <p className="quiet text-l">{lead}</p>
        <FirstQuestionForm landing={landing} />
        <ol className={`stack ${style.steps}`}>
          {steps.map(({ shape, name }) => (
            <li key={name} className="row gap-1 weight-600 leading-snug">
              <svg viewBox="0 0 48 48" width={28} height={28} aria-hidden="true" className="rigid">
                <path d={shape} fill="currentColor" />
              </svg>
              {name}
            </li>
          ))}
        </ol>
        {!campaign?.picture && <p className="quiet text-s">{t('lander_form.drawings')}</p>}
      </div>
    </main>
  );
}

/** The words of the headline go over from quiet to loud. */
function Melting({ title }: { title: string }) {
  const words = title.split(' ');
  return (
    <h1 className={`leading-1 ${style.title}`}>
      {words.map((word, index) => (
        <span key={index} style={{ '--loud': index / Math.max(1, words.length - 1) } as CSSProperties}>
          {index > 0 && ' '}
          {word}
        </span>
      ))}
    </h1>
  );
}
