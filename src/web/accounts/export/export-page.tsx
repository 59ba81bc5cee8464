import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import { type ExportState, getExport, requestExport } from '#contract/export';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.ts';
import { ErrorText } from '../error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { DownloadExport } from './download-export.tsx';
import style from './export-page.module.css';

/** A browser with a disconnected socket learns of the finished export only by polling. */
const POLL_MS = 20_000;

const queries: PageQueries = () => [query(getExport)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.7 */
export default function ExportPage() {
  const t = useAccountText();
  const { data } = useQuery({
    ...query(getExport),
    refetchInterval: ({ state }) => (state.data?.export?.status === 'making' ? POLL_MS : false),
  });
  return (
    <SettingsFrame title={t('own_data.title')} intro={t('own_data.intro')}>
      <div className="stack gap-3" aria-live="polite">
        {data && <ExportStatus {...data} />}
      </div>
    </SettingsFrame>
  );
}

function ExportStatus(state: ExportState) {
  const t = useAccountText();
  const dataExport = state.export;
  if (!dataExport) return <RequestExport label={t('own_data.ask')} hint={t('own_data.ask_hint')} />;
  if (dataExport.status === 'making') {
    return (
      <div className="flex gap-2 items-start" aria-busy="true">
        <span className={`rigid circle ${style.spinner}`} aria-hidden="true" />
        <div className="may-shrink">
          <h2 className="heading-s">{t('own_data.making')}</h2>
          <p className="quiet">{t('own_data.making_text')}</p>
        </div>
      </div>
    );
  }
  if (dataExport.status === 'failed') {
    return (
      <>
        <div className="flex gap-2 items-start">
          <WarningIcon className={`rigid danger ${style.failed}`} />
          <div className="may-shrink">
            <h2 className="heading-s">{t('own_data.failed')}</h2>
            <p className="quiet">{t('own_data.failed_text')}</p>
          </div>
        </div>
        <RequestExport label={t('own_data.again')} />
      </>
    );
  }
  return (
    <>
      <SettingsSection>
        <div className="flex gap-2 items-start">
          <CheckIcon className={`rigid violet ${style.ready}`} />
          <div className="may-shrink">
            <h2 className="heading-s">{t('own_data.ready')}</h2>
            <ExportDetails dataExport={dataExport} />
          </div>
        </div>
        <DownloadExport needsPassword={state.needs_password} hasPassword={state.has_password} />
        <p className="quiet">{t('own_data.inside')}</p>
      </SettingsSection>
      <SettingsSection>
        <RequestExportAgain nextAt={dataExport.next_at} />
      </SettingsSection>
    </>
  );
}

/** @spec D5.7 */
function ExportDetails({ dataExport }: { dataExport: NonNullable<ExportState['export']> }) {
  const t = useAccountText();
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const kilobytes = Math.max(1, Math.round((dataExport.bytes ?? 0) / 1_000));
  const size =
    kilobytes < 1_000
      ? format.number(kilobytes, { style: 'unit', unit: 'kilobyte' })
      : format.number(kilobytes / 1_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <p className="quiet">
      {t('own_data.ready_text', {
        size,
        made: day(dataExport.requested_at),
        until: day(dataExport.expires_at ?? dataExport.next_at),
      })}
    </p>
  );
}

/** @spec D5.7 */
function RequestExport({ label, hint, look }: { label: string; hint?: string } & Pick<ButtonLook, 'look'>) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useCall(requestExport, {
    onSuccess: state => cache.setQueryData(query(getExport).queryKey, state),
  });
  return (
    <div className="stack gap-2 justify-items-start wide-buttons">
      <Button look={look} busy={isPending} onClick={() => mutate({})}>
        {label}
      </Button>
      {hint && <p className="quiet">{hint}</p>}
      <ErrorText error={error} />
    </div>
  );
}

/** A member may request one export a day. */
function RequestExportAgain({ nextAt }: { nextAt: string }) {
  const t = useAccountText();
  const format = useFormatter();
  const next = new Date(nextAt);
  if (next.getTime() <= Date.now())
    return <RequestExport look="soft" label={t('own_data.again')} hint={t('own_data.again_hint')} />;
  const when = format.dateTime(next, { dateStyle: 'long', timeStyle: 'short' });
  return <p className="quiet">{t('own_data.next', { when })}</p>;
}
