import { useText } from '#i18n/react';
import { classes } from '../ui/classes.ts';
import { CheckIcon } from '../ui/icons.ts';
import style from './signup.module.css';
import { type SignupStep, signupSteps } from './use-signup.ts';

/** @spec 4.2 */
export function SignupProgress({ step }: { step: SignupStep }) {
  const t = useText();
  const current = signupSteps.indexOf(step);
  const names: Record<SignupStep, string> = {
    check: t('signup.step_check'),
    create: t('signup.step_create'),
    matches: t('signup.step_matches'),
    mail: t('signup.step_mail'),
  };
  return (
    <section className="stack gap-3 content-start" aria-busy="true">
      <h2 className={style.question}>{t('signup.working')}</h2>
      <ol className={`stack gap-2 ${style.work}`}>
        {signupSteps.map((name, index) => (
          <li
            key={name}
            className={classes(index < current && style.done, index === current && style.current)}
          >
            <span className={`stack place-center rigid circle ${style.mark}`}>
              {index < current && <CheckIcon size={18} />}
            </span>
            {names[name]}
          </li>
        ))}
      </ol>
      <p className="quiet text-m">{t('signup.locked')}</p>
      <p role="status" className="unseen">
        {names[step]}
      </p>
    </section>
  );
}
