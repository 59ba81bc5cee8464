import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getRemainder } from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { CheckIcon, EyeOffIcon, TrashIcon } from '../../ui/icons.ts';
import { useUser } from '../user-query.ts';
import style from './deletion.module.css';
import { DeletionStep } from './deletion-step.tsx';

type ConsequencesStepProps = { until: string; onNext: () => void; onBack: () => void };

/** @spec 4.3 */
export function ConsequencesStep({ until, onNext, onBack }: ConsequencesStepProps) {
  const t = useAccountText();
  const { bought, money, uncollected } = useRemainder();
  // Bought credits are refunded, so `count` has only free credits.
  const count = Math.max(0, (useUser()?.credits ?? 0) - bought);
  return (
    <DeletionStep
      step={2}
      title={t('deletion.what_title')}
      onSubmit={onNext}
      actions={
        <>
          <SubmitButton look="soft">{t('deletion.next')}</SubmitButton>
          <Button look="plain" onClick={onBack}>
            {t('action.back')}
          </Button>
        </>
      }
    >
      <ol className={`stack gap-2 ${style.course}`}>
        <li>
          <EyeOffIcon className="quiet" size={20} />
          <p>{t('deletion.what_now')}</p>
        </li>
        <li>
          <CheckIcon className="violet" size={20} />
          <p className="weight-600">{t('deletion.what_until', { until })}</p>
        </li>
        <li>
          <TrashIcon className="quiet" size={20} />
          <p>
            {t('deletion.what_after')} {count > 0 && t('deletion.what_credits', { count })}{' '}
            {bought > 0 && t('deletion.what_back', { credits: bought, money })}{' '}
            {uncollected !== '' && t('deletion.what_uncollected', { money: uncollected })}
          </p>
        </li>
      </ol>
      <p className="quiet">
        {t.rich('deletion.what_instead', { link: words => <Link to="/settings/privacy">{words}</Link> })}
      </p>
    </DeletionStep>
  );
}

/**
 * `uncollected` is the money that a direct debit has not collected yet.
 * @spec D2.13 D1.13
 */
function useRemainder(): { bought: number; money: string; uncollected: string } {
  const money = useMoneyText();
  const { data } = useQuery(query(getRemainder));
  const textOf = (amounts: NonNullable<typeof data>['amounts'] = []) =>
    amounts.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  return {
    bought: data?.credits ?? 0,
    money: textOf(data?.amounts),
    uncollected: textOf(data?.uncollected),
  };
}
