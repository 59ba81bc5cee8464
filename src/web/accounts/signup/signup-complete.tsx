import { useEffect, useRef } from 'react';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import { useText } from '#i18n/react';
import { usePictureAddress } from '../../site/picture-address.ts';
import { Button } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import style from './signup.module.css';
import type { SignedUp } from './use-signup.ts';

/** The end of sign-up: where the mail went, who was found, and into the site. */
export function SignupComplete({
  signedUp: { user, email, matches },
  onStart,
}: {
  signedUp: SignedUp;
  onStart: () => void;
}) {
  const t = useText();
  const addressOf = usePictureAddress();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={style.screen}>
      <h2 ref={title} tabIndex={-1} className={style.question}>
        {user ? t('signup.complete_title', { name: user.profile.name }) : t('signup.step_done')}
      </h2>
      <p>
        {t('signup.complete_text', { email })} {t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}
      </p>
      {matches.length > 0 && (
        <>
          <h3 className={style.found}>{t('signup.complete_matches')}</h3>
          <ul className={style.matches}>
            {matches.slice(0, 3).map(({ id, name, age, main_image: main }) => (
              <li key={id}>
                <Photo
                  src={main && addressOf(main.thumb_filename)}
                  alt={t('member.photo', { name })}
                  colour={main?.colour}
                />
                <p>{t('member.name_age', { name, age: String(age) })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button wide onClick={onStart}>
        {user ? t('signup.complete_start') : t('signup.login')}
      </Button>
    </section>
  );
}
