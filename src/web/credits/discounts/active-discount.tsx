import type { DiscountCode } from '#contract/discounts';
import { useOwnText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import style from './active-discount.module.css';

/** The discount a member has anyway: how much, until when, and that it needs no code. */
export function ActiveDiscount({
  discount: { value_percentage: percentage, expires },
}: {
  discount: DiscountCode;
}) {
  const t = useOwnText();
  const moment = useMoment();
  return (
    <p className={style.discount}>
      {expires
        ? t('buying.active_until', { percentage, until: moment(expires) })
        : t('buying.active', { percentage })}
    </p>
  );
}
