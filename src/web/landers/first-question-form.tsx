import type { ReactNode } from 'react';
import { PROFILE_NAME_LENGTH } from '#contract/constants';
import { genders } from '#contract/profiles';
import { useLanderText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/inputs.tsx';
import style from './first-question-form.module.css';
import type { Landing } from './landing-query.ts';

/**
 * The first question of the sign-up, as a plain form. The sign-up page keeps the answers and asks the rest.
 * That of a page that speaks for one member leads on to that member.
 * @param children further fields, such as what the visitor looks for
 * @param submit text of the button, by default that of all landing pages
 * @spec 2.1 4.2
 */
export function FirstQuestionForm({
  landing: { lander, campaign, member },
  submit,
  id,
  children,
}: {
  landing: Landing;
  /** For fields that are part of the form, but stand elsewhere on the page. */
  id?: string;
  submit?: string;
  children?: ReactNode;
}) {
  const t = useLanderText();
  const { audience } = useSettings();
  return (
    <form
      id={id}
      method="post"
      action={member ? `/members/${member.id}/signup` : '/signup'}
      className={`stack gap-2 wide-buttons ${style.form}`}
    >
      <input type="hidden" name="lander" value={lander} />
      {campaign && <input type="hidden" name="campaign" value={campaign.slug} />}
      {campaign?.variant && <input type="hidden" name="variant" value={campaign.variant} />}
      {children}
      <TextField
        name="name"
        label={t('lander_form.name')}
        hint={t('lander_form.name_hint')}
        autoComplete="nickname"
        required
        minLength={PROFILE_NAME_LENGTH.min}
        maxLength={PROFILE_NAME_LENGTH.max}
      />
      {audience !== 'men_seeking_men' && (
        <fieldset className="stack">
          <legend className="weight-600">{t('lander_form.gender')}</legend>
          <div className="flex wrap gap-x-2">
            {genders.map(value => (
              <label key={value} className="inline-row gap-1 target pointer">
                <input type="radio" name="gender" value={value} required className="radio" />
                {t(`gender.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Button type="submit">{submit ?? t('lander_form.submit')}</Button>
    </form>
  );
}
