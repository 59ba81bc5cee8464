import { useFormatter } from 'use-intl';
import type { ExportState } from '#contract/export';
import { useAccountText } from '#i18n/react';
import style from './export-page.module.css';

/** @spec D5.7 */
export function ExportDetails({ dataExport }: { dataExport: NonNullable<ExportState['export']> }) {
  const t = useAccountText();
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const kilobytes = Math.max(1, Math.round((dataExport.bytes ?? 0) / 1_000));
  const size =
    kilobytes < 1_000
      ? format.number(kilobytes, { style: 'unit', unit: 'kilobyte' })
      : format.number(kilobytes / 1_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <p className={style.quiet}>
      {t('own_data.ready_text', {
        size,
        made: day(dataExport.requested_at),
        until: day(dataExport.expires_at ?? dataExport.next_at),
      })}
    </p>
  );
}
