import type { DiscountCode } from '#contract/discounts';
import { useAccountText, useColon } from '#i18n/react';
import { useMoment } from '../site/use-moment.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import style from './accounts.module.css';

/** @spec 3.7 */
export function CodeCard({ discount }: { discount: DiscountCode }) {
  const t = useAccountText();
  const colon = useColon();
  const moment = useMoment();
  const { code, expires, value_percentage: percentage } = discount;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast(t('discount.copied'), 'good');
  };
  return (
    <section
      className="row wrap gap-2 raised radius-l bordered pad-2-3"
      aria-label={t('discount.title', { percentage })}
    >
      <div className={`quiet ${style.words}`}>
        <p className="ink weight-700">{t('discount.title', { percentage })}</p>
        <p>{expires ? t('discount.until', { until: moment(expires) }) : t('discount.always')}</p>
      </div>
      <p className={`heading-s weight-700 tabular ${style.code}`}>
        <span className="unseen">{colon(t('discount.code'))}</span>
        {code}
      </p>
      <div inert={!useHydrated()}>
        <Button look="soft" small onClick={() => void copy().catch(() => undefined)}>
          {t('discount.copy')}
        </Button>
      </div>
    </section>
  );
}
