import { useQueryClient } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { getExport, requestExport } from '#contract/export';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { ErrorText } from '../error-text.tsx';
import style from './export-page.module.css';

/** @spec D5.7 */
export function RequestExport({
  label,
  hint,
  look,
}: { label: string; hint?: string } & Pick<ButtonLook, 'look'>) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useCall(requestExport, {
    onSuccess: state => cache.setQueryData(query(getExport).queryKey, state),
  });
  return (
    <div className={`stack gap-2 justify-items-start ${style.ask}`}>
      <Button look={look} busy={isPending} onClick={() => mutate({})}>
        {label}
      </Button>
      {hint && <p className="quiet">{hint}</p>}
      <ErrorText error={error} />
    </div>
  );
}

/** A member may request one export a day. */
export function RequestExportAgain({ nextAt }: { nextAt: string }) {
  const t = useAccountText();
  const format = useFormatter();
  const next = new Date(nextAt);
  if (next.getTime() <= Date.now())
    return <RequestExport look="soft" label={t('own_data.again')} hint={t('own_data.again_hint')} />;
  const when = format.dateTime(next, { dateStyle: 'long', timeStyle: 'short' });
  return <p className="quiet">{t('own_data.next', { when })}</p>;
}
