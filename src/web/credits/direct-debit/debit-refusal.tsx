import { isApiError } from '#contract/errors';
import { useOwnText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { orderAddress } from '../order/order-address.ts';
import style from './direct-debit-page.module.css';

/** Why it did not work; where a debit is refused or the limit reached, with the ways that are open (section 5). */
export function DebitRefusal({ error, bundle }: { error: unknown; bundle: string | null }) {
  const t = useOwnText();
  const isClosed =
    isApiError(error) &&
    ['direct_debit_refused', 'direct_debit_limit', 'payment_method_unknown'].includes(error.code);
  return (
    <>
      <ErrorText error={error} />
      {isClosed && (
        <div className={style.ways}>
          <ButtonLink look="soft" to="/credits">
            {t('direct_debit.way_cheaper')}
          </ButtonLink>
          {bundle && (
            <ButtonLink look="soft" to={orderAddress(bundle)}>
              {t('direct_debit.way_other')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
