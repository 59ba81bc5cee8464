import { TIME_BONUS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import { TimeLeft } from '../time-bonus/time-left.tsx';
import { useTimeBonus } from '../time-bonus/use-time-bonus.ts';

/** @spec 4.12 3.7 */
export function ActiveDiscount({
  discount: { code, value_percentage: percentage, expires },
}: {
  discount: DiscountCode;
}) {
  const t = useAccountText();
  const moment = useMoment();
  const bonus = useTimeBonus();
  if (bonus && code === TIME_BONUS.code)
    return (
      <p className="soft pad-row weight-650 radius-m">
        {t.rich('buying.active_left', { percentage, time: () => <TimeLeft bonus={bonus} /> })}
      </p>
    );
  return (
    <p className="soft pad-row weight-650 radius-m">
      {expires
        ? t('buying.active_until', { percentage, until: moment(expires) })
        : t('buying.active', { percentage })}
    </p>
  );
}
