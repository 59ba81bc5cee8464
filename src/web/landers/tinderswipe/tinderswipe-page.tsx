import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { useMainPicture } from '../../site/use-picture.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Picture } from '../../ui/photo-image.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type Landing, landingLoader, useLanding } from '../landing-query.ts';
import { type Face, useFaces } from '../use-faces.ts';
import { AnswerCard } from './answer-card.tsx';
import style from './tinderswipe-page.module.css';

export const handle: LightHandle = { light: true, evening: true };
export const loader = landingLoader('tinderswipe');

const CARDS = 6;
const FORM = 'first-question';

/**
 * The cards are radio buttons of the sign-up form, so that the answers go along without script. The script
 * public/tinderswipe.js adds dragging and keys, and stores the yeses also if the visitor leaves the page.
 * @spec 2.1 4.7
 */
export default function TinderSwipePage() {
  const t = useLanderText();
  const landing = useLanding();
  const { design_version: version } = useSettings();
  const { faces, note } = useFaces(landing);
  const pictureOf = useFacePicture(landing);
  const cards = faces.slice(0, CARDS);
  const title = t('lander_tinderswipe.title');
  const lead = useLead(note !== null);
  return (
    <main id="content" className={`evening ink ${style.stage}`}>
      <PageHead title={title} description={lead} />
      <div className={`page gutter ${style.layout}`}>
        <header className={`stack gap-1 ${style.words}`}>
          <h1 className="leading-1">{title}</h1>
          <p className={`quiet text-l ${style.lead}`}>{lead}</p>
        </header>
        <ol
          className={`relative container ${style.cards}`}
          data-stack
          aria-label={t('lander_tinderswipe.cards')}
        >
          {cards.map((face, index) => (
            <AnswerCard
              key={face.src}
              {...{ face, index }}
              picture={pictureOf(face)}
              total={cards.length}
              form={FORM}
            />
          ))}
        </ol>
        <section id="start" className={`stack content-start gap-2 ${style.question}`}>
          <Outcome drawn={note !== null} />
          <FirstQuestionForm landing={landing} id={FORM} />
          <a href="#content" className={`inline-row target justify-self-start text-m ${style.back}`}>
            {t('lander_tinderswipe.back')}
          </a>
          <button type="reset" form={FORM} className={buttonClasses({ look: 'words' }, style.again)}>
            {t('lander_tinderswipe.again')}
          </button>
        </section>
        <p className={`row wrap gap-x-2 justify-center quiet text-m ${style.aside}`}>
          <span className={style.keys}>{t('lander_tinderswipe.keys')}</span>
          {note && <span>{note}</span>}
          <a href="#start" className={`inline-row target ${style.skip}`}>
            {t('lander_tinderswipe.skip')}
          </a>
        </p>
        <p className="unseen" role="status" data-stack-status />
      </div>
      <script src={`/tinderswipe.js?v=${version}`} defer />
    </main>
  );
}

/** A member's photo in all its formats and sizes, or the drawing. */
function useFacePicture({ faces }: Landing): (face: Face) => Picture {
  const pictureOf = useMainPicture();
  return ({ id, src }) => {
    const main = faces.find(member => member.id === id)?.main_image;
    return main ? pictureOf(main) : { src };
  };
}

function useLead(drawn: boolean): string {
  const t = useLanderText();
  const { audience } = useSettings();
  if (drawn) return t('lander_tinderswipe.lead_drawn');
  return audience === 'men_seeking_men'
    ? t('lander_tinderswipe.lead')
    : t('lander_tinderswipe.lead_everyone');
}

/** Shown after the last card. Yeses to drawings lead nowhere, so nothing is promised for them. */
function Outcome({ drawn }: { drawn: boolean }) {
  const t = useLanderText();
  if (drawn)
    return (
      <div className={`stack gap-half ${style.outcome}`}>
        <h2 className="heading-l">{t('lander_tinderswipe.drawn_title')}</h2>
        <p className="quiet">{t('lander_tinderswipe.drawn_text')}</p>
      </div>
    );
  return (
    <>
      <div className={`stack gap-half ${style.outcome} ${style.yeses}`}>
        <h2 className="heading-l">{t('lander_tinderswipe.yeses_title')}</h2>
        <p className="quiet">{t('lander_tinderswipe.yeses_text')}</p>
      </div>
      <div className={`stack gap-half ${style.outcome} ${style.none}`}>
        <h2 className="heading-l">{t('lander_tinderswipe.none_title')}</h2>
        <p className="quiet">{t('lander_tinderswipe.none_text')}</p>
      </div>
    </>
  );
}
