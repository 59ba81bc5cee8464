import { TIME_BONUS_SECONDS } from '#contract/constants';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './time-bonus.module.css';
import type { TimeBonus } from './time-bonus-query.ts';
import { TimeLeft } from './time-left.tsx';

/** @spec 2.5 4.12 D2.37 */
export default function TimeBonusModal({ bonus, onClose }: { bonus: TimeBonus; onClose: () => void }) {
  const t = useMembersText();
  const { percentage } = bonus;
  return (
    <Modal open onClose={onClose} title={t('time_bonus.title')}>
      <div className="stack gap-2">
        <p
          className={`stack gap-half justify-items-center weight-600 text-center tint radius-l ${style.offer}`}
        >
          <span className={`violet-strong heading-font weight-700 tabular leading-1 ${style.percentage}`}>
            {t('time_bonus.percentage', { percentage })}
          </span>
          {t('time_bonus.offer')}
        </p>
        <p>{t('time_bonus.unlock')}</p>
        <p>{t('time_bonus.fast', { hours: TIME_BONUS_SECONDS / 3_600 })}</p>
        <ButtonLink to="/credits" wide onClick={onClose} data-first>
          <span>
            {t('time_bonus.valid')} <TimeLeft bonus={bonus} />
          </span>
        </ButtonLink>
        <p className="quiet text-m text-center">{t('time_bonus.receipt')}</p>
      </div>
    </Modal>
  );
}
