import { useFormatter } from 'use-intl';
import type { Output } from '#contract/call';
import { answerCheckIn, type CheckInAnswer, type getCheckIns } from '#contract/check-ins';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './check-in.module.css';

type CheckIn = Output<typeof getCheckIns>['check_ins'][number];

/** @spec D5.3 */
export function CheckInCard({ checkIn, friend }: { checkIn: CheckIn; friend: string }) {
  const t = useAccountText();
  const { id, person, place, state } = checkIn;
  const time = useFormatter().dateTime(new Date(checkIn.due_at), { dateStyle: 'long', timeStyle: 'short' });
  const { answer, isPending } = useAnswer(id);
  const title = {
    open: t('check_in.open_title', { person }),
    asked: t('check_in.due_title'),
    alarmed: t('check_in.alarmed_title', { friend }),
  }[state];
  const text = {
    open: t('check_in.open_text', { time, friend }),
    asked: t('check_in.due_text', { time, friend }),
    alarmed: t('check_in.alarmed_text', { friend }),
  }[state];
  const button = (given: CheckInAnswer, look: 'primary' | 'plain' | 'words') => (
    <Button look={look} small busy={isPending} onClick={() => answer(given)}>
      {t(`check_in_answer.${given}`)}
    </Button>
  );
  return (
    <article className={`stack gap-1 radius-m ${state === 'open' ? 'tint' : 'warning-tint'} ${style.card}`}>
      <h3 className="break-anywhere">{title}</h3>
      {state !== 'open' && <p className="break-anywhere">{t('check_in.open_title', { person })}</p>}
      {place !== '' && <p className="quiet break-anywhere">{t('check_in.place', { place })}</p>}
      <p className="quiet">{text}</p>
      <div className="flex wrap gap-1">
        {button('well', state === 'open' ? 'plain' : 'primary')}
        {state !== 'alarmed' && button('postpone', 'plain')}
        {state === 'open' && button('cancel', 'words')}
      </div>
    </article>
  );
}

function useAnswer(id: string) {
  const t = useAccountText();
  const { mutate, isPending } = useCall(answerCheckIn, {
    awaitsRefetch: true,
    onSuccess: (_, { answer }) => toast(t(`check_in_done.${answer}`), 'good'),
    onError: useFailureToast(),
  });
  return { answer: (given: CheckInAnswer) => mutate({ id, answer: given }), isPending };
}
