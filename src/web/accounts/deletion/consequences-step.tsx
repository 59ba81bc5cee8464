import { Link } from 'react-router';
import { useOwnText } from '#i18n/react';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { CheckIcon, EyeOffIcon, TrashIcon } from '../../ui/icons.ts';
import { useUser } from '../user-query.ts';
import style from './deletion.module.css';
import { Step } from './step.tsx';

type ConsequencesStepProps = { until: string; onNext: () => void; onBack: () => void };

/** The second step: what happens, in the order in which it does, and the last day to come back. */
export function ConsequencesStep({ until, onNext, onBack }: ConsequencesStepProps) {
  const t = useOwnText();
  const count = useUser()?.credits ?? 0;
  return (
    <Step
      step={2}
      title={t('deletion.what_title')}
      onSubmit={onNext}
      actions={
        <>
          <SubmitButton look="soft">{t('deletion.next')}</SubmitButton>
          <Button look="plain" onClick={onBack}>
            {t('deletion.back')}
          </Button>
        </>
      }
    >
      <ol className={style.course}>
        <li>
          <EyeOffIcon size={20} />
          <p>{t('deletion.what_now')}</p>
        </li>
        <li className={style.until}>
          <CheckIcon size={20} />
          <p>{t('deletion.what_until', { until })}</p>
        </li>
        <li>
          <TrashIcon size={20} />
          <p>
            {t('deletion.what_after')} {count > 0 && t('deletion.what_credits', { count })}
          </p>
        </li>
      </ol>
      <p className={style.hint}>
        {t.rich('deletion.what_instead', { link: words => <Link to="/settings/privacy">{words}</Link> })}
      </p>
    </Step>
  );
}
