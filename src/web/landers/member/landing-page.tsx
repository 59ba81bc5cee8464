import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader } from '../landing-query.ts';
import style from './landing-page.module.css';
import { useMemberLanding } from './member-landing.tsx';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('landing');

/**
 * The portrait of the member fills the screen, and the sign-up begins below his name.
 * @spec 2.1
 */
export default function MemberLandingPage() {
  const t = useLanderText();
  const { landing, face, note, title, lead } = useMemberLanding();
  return (
    <main id="content" className={`page full-width ${style.page}`}>
      <PageHead title={title} description={lead} />
      <div className="relative">
        <PhotoImage
          src={face?.src ?? null}
          alt={face?.alt ?? ''}
          colour={face?.colour}
          eager
          ratio="1 / 1"
          className={style.photo}
        >
          <span className={`absolute at-bottom stack gap-half on-photo ${style.caption}`}>
            {face?.caption && <span className="heading-font text-l weight-700">{face.caption}</span>}
            {face?.city && <span>{face.city}</span>}
            {note && <span className="text-m">{note}</span>}
          </span>
        </PhotoImage>
      </div>
      <div className={`stack gap-2 content-start ${style.words}`}>
        <h1 className="leading-1 balance">{title}</h1>
        <p className="quiet text-l">{lead}</p>
        <FirstQuestionForm landing={landing} />
        <p className="quiet text-m">{t('lander_member.free')}</p>
      </div>
    </main>
  );
}
