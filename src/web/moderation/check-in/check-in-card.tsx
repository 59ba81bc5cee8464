import { useFormatter } from 'use-intl';
import type { Output } from '#contract/call';
import type { CheckInAnswer, getCheckIns } from '#contract/check-ins';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './check-in.module.css';
import type { Friend } from './friend-list.tsx';
import { useAnswerCheckIn } from './use-answer-check-in.ts';

type CheckIn = Output<typeof getCheckIns>['check_ins'][number];

type CheckInCardProps = { checkIn: CheckIn; friend: Pick<Friend, 'name' | 'state'> };

/** @spec D5.3 */
export function CheckInCard({ checkIn, friend: { name: friend, state: consent } }: CheckInCardProps) {
  const t = useAccountText();
  const { id, person, place, state } = checkIn;
  const time = useFormatter().dateTime(new Date(checkIn.due_at), { dateStyle: 'long', timeStyle: 'short' });
  const { answer, sending, isWaiting } = useAnswerCheckIn(id, given =>
    toast(t(`check_in_done.${given}`), 'good'),
  );
  const title = {
    open: t('check_in.open_title', { person }),
    asked: t('check_in.due_title'),
    alarmed: t('check_in.alarmed_title', { friend }),
  }[state];
  const isHeard = consent === 'accepted';
  const text = {
    open: t(isHeard ? 'check_in.open_text' : 'check_in.unheard', { time, friend }),
    asked: t(isHeard ? 'check_in.due_text' : 'check_in.unheard_asked', { time, friend }),
    alarmed: t('check_in.alarmed_text', { friend }),
  }[state];
  const button = (given: CheckInAnswer, look: 'primary' | 'plain' | 'words') => (
    <Button
      look={look}
      small
      busy={sending === given}
      aria-disabled={sending !== null}
      onClick={() => sending ?? answer(given)}
    >
      {t(`check_in_answer.${given}`)}
    </Button>
  );
  return (
    <article className={`stack gap-1 radius-m ${state === 'open' ? 'tint' : 'warning-tint'} ${style.card}`}>
      <h3 className="break-anywhere">{title}</h3>
      {state !== 'open' && <p className="break-anywhere">{t('check_in.open_title', { person })}</p>}
      {place !== '' && <p className="quiet break-anywhere">{t('check_in.place', { place })}</p>}
      <p className="quiet">{text}</p>
      <p role="status" className="hide-empty weight-600">
        {isWaiting && t('check_in.waiting')}
      </p>
      <div className="flex wrap gap-1">
        {button('well', state === 'open' ? 'plain' : 'primary')}
        {state !== 'alarmed' && button('postpone', 'plain')}
        {state === 'open' && button('cancel', 'words')}
      </div>
    </article>
  );
}
