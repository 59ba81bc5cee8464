import { landerInterests } from '#contract/landers';
import { signupReasons } from '#contract/profiles';
import { useLanderText } from '#i18n/react';
import type { LightHandle } from '../../site/light-page.ts';
import { ArrowRightIcon, CheckIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { landingLoader, useLanding } from '../landing-query.ts';
import { Drawing, interestShapes, reasonShapes } from './drawing.tsx';
import style from './iconslanding-page.module.css';

export const handle: LightHandle = { light: true };
export const loader = landingLoader('iconslanding');

/**
 * What the visitor looks for is chosen by icons and sent with the name, so that the profile begins with it.
 * @spec 2.1 3.3
 */
export default function IconsLandingPage() {
  const t = useLanderText();
  const landing = useLanding();
  const title = landing.campaign?.headline ?? t('lander_iconslanding.title');
  const lead = t('lander_iconslanding.lead');
  return (
    <main id="content" className={`page full-width grow gutter ${style.icons}`}>
      <PageHead title={title} description={lead} />
      <div className={style.promise}>
        <h1 className={style.title}>{title}</h1>
        <p className="quiet text-l">{lead}</p>
        {landing.campaign?.picture && (
          <img
            src={landing.campaign.picture}
            alt=""
            width={80}
            height={100}
            className={`radius-l object-cover ${style.picture}`}
          />
        )}
      </div>
      <FirstQuestionForm landing={landing}>
        <div className={`stack gap-4 ${style.choices}`}>
          <Reasons />
          <Interests />
          <Choice />
        </div>
        <h2 id="begin" className={`heading-m ${style.begin}`}>
          {t('lander_iconslanding.begin')}
        </h2>
      </FirstQuestionForm>
    </main>
  );
}

function Reasons() {
  const t = useLanderText();
  return (
    <fieldset>
      <legend className="unseen">{t('lander_iconslanding.reasons')}</legend>
      <div className={style.reasons}>
        {signupReasons.map(reason => (
          <label key={reason} className={`relative pointer outline-focus clip ${style.reason}`}>
            <input
              type="radio"
              name="reason"
              value={reason}
              className="cover full-width full-height transparent click-through"
            />
            <Drawing size={64} shape={reasonShapes[reason]} />
            <span className="stack may-shrink">
              <span className={`heading-font weight-700 leading-1-2 ${style.word}`}>
                {t(`reason.${reason}`)}
              </span>
              <span className={`text-s leading-snug ${style.line}`}>
                {t(`lander_icon_reason_line.${reason}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Interests() {
  const t = useLanderText();
  return (
    <fieldset>
      <legend className={`heading-font heading-m weight-700 ${style.legend}`}>
        {t('lander_iconslanding.interests')}
      </legend>
      <div className={style.interests}>
        {landerInterests.map(interest => (
          <label key={interest} className={`relative pointer outline-focus text-center ${style.interest}`}>
            <input
              type="checkbox"
              name="interests"
              value={interest}
              className="cover full-width full-height transparent click-through"
            />
            <span className={`inline-center relative circle ${style.disc}`}>
              <Drawing size={48} shape={interestShapes[interest]} />
              <CheckIcon size={16} className={`absolute primary circle ${style.tick}`} />
            </span>
            <span className="text-s weight-600 leading-1-2">{t(`interest.${interest}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows what is chosen, by the style sheet alone. Screen readers hear it from the choices themselves. */
function Choice() {
  const t = useLanderText();
  return (
    <div className={`row gap-1 sticky above raised round floating ${style.choice}`}>
      <div className={`row grow gap-half may-shrink clip ${style.chosen}`} aria-hidden="true">
        <span className={`quiet text-m leading-1-2 ${style.none}`}>{t('lander_iconslanding.none')}</span>
        {signupReasons.map(reason => (
          <span key={reason} data-chosen={reason} className="primary round rigid text-m weight-600">
            {t(`reason.${reason}`)}
          </span>
        ))}
        {landerInterests.map(interest => (
          <span key={interest} data-chosen={interest} className="soft round rigid text-m weight-600">
            {t(`interest.${interest}`)}
          </span>
        ))}
      </div>
      <a
        href="#begin"
        className={`inline-row gap-half primary round rigid target text-m weight-650 no-underline nowrap ${style.on}`}
      >
        {t('lander_iconslanding.on')}
        <ArrowRightIcon size={18} className={style.down} />
      </a>
    </div>
  );
}
