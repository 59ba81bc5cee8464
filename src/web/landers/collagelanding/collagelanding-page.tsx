import type { CSSProperties } from 'react';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { facePicture } from '../face-picture.ts';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import { type Face, useFaces } from '../use-faces.ts';
import style from './collagelanding-page.module.css';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('collagelanding');

const FACES = 5;

/**
 * The first face is cut into bands that join as the page opens. The form is the piece that is missing.
 * @spec 2.1
 */
export default function CollageLandingPage() {
  const t = useLanderText();
  const landing = useLanding();
  const { faces, note } = useFaces(landing, FACES);
  const title = landing.campaign?.headline ?? t('lander_collagelanding.title');
  const lead = useLead(note !== null);
  return (
    <main id="content" className={`grow clip relative ${style.wall}`}>
      <PageHead title={title} description={lead} />
      <div className={`page relative ${style.collage}`}>
        <div className={style.pieces}>
          <Papers />
          {faces.slice(1, FACES).map((face, index) => (
            <div
              key={face.src}
              className={classOfPiece[index]}
              style={{ '--turn-at': index + 4 } as CSSProperties}
            >
              <Piece face={face} eager={index < 2} />
            </div>
          ))}
          {faces[0] && <CutPortrait face={faces[0]} picture={landing.campaign?.picture ?? null} />}
        </div>
        <h1 className={style.title}>
          <span>{title}</span>
        </h1>
        <div className={`stack relative gap-2 ${style.missing}`}>
          <Silhouette />
          <p className="quiet text-l leading-snug">{lead}</p>
          <FirstQuestionForm landing={landing} />
          {note && <p className="quiet text-s">{note}</p>}
        </div>
      </div>
    </main>
  );
}

/** Drawings do not show themselves. */
function useLead(isDrawn: boolean): string {
  const t = useLanderText();
  const { audience } = useSettings();
  if (isDrawn) return t('lander_collagelanding.lead_drawn');
  return audience === 'men_seeking_men'
    ? t('lander_collagelanding.lead')
    : t('lander_collagelanding.lead_everyone');
}

const classOfPiece = [
  `absolute ${style.arch}`,
  `absolute ${style.round}`,
  `absolute ${style.look}`,
  `absolute ${style.tall}`,
];

function Piece({ face, eager }: { face: Face; eager: boolean }) {
  return (
    <PhotoImage
      {...facePicture(face)}
      sizes="(width < 992px) 40vw, 20rem"
      alt={face.alt}
      eager={eager}
      ratio="auto"
      className={`full-width ${style.photo}`}
    />
  );
}

const bands = [0, 1, 2, 3];

/** Screen readers hear of the photo once. */
function CutPortrait({ face, picture }: { face: Face; picture: string | null }) {
  const files = picture === null ? facePicture(face) : { src: picture };
  return (
    <div className={`absolute ${style.cut}`}>
      {bands.map(band => (
        <div
          key={band}
          className={`cover ${style.band}`}
          style={{ '--band': band, '--turn-at': band } as CSSProperties}
        >
          <PhotoImage
            {...files}
            sizes="(width < 992px) 60vw, 26rem"
            alt={band === 0 && picture === null ? face.alt : ''}
            eager
            ratio="auto"
            className={`full-width ${style.photo}`}
          />
        </div>
      ))}
      {picture === null && face.caption && (
        <p className={`absolute text-s weight-650 nowrap ${style.label}`}>
          <span data-nosnippet="">{face.caption}</span>
        </p>
      )}
    </div>
  );
}

/** The visitor's own piece. */
const Silhouette = () => (
  <svg viewBox="0 0 80 100" aria-hidden="true" className={`absolute ${style.you}`}>
    <path d="M0 2 79 0l1 98L2 100Z" className={style.youPaper} />
    <path
      d="M40 18c11 0 18 8 18 19 0 8-4 15-9 18v6c13 3 21 10 23 25l1 8H7l1-8c2-15 10-22 23-25v-6c-5-3-9-10-9-18 0-11 7-19 18-19Z"
      className={style.youShape}
    />
  </svg>
);

const papers = [style.half, style.slab, style.ribbon, style.leaf];

const Papers = () => (
  <div aria-hidden="true">
    {papers.map((paper, index) => (
      <div
        key={paper}
        className={`absolute ${style.paper} ${paper}`}
        style={{ '--turn-at': index } as CSSProperties}
      />
    ))}
  </div>
);
