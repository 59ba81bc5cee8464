import { useMembersText } from '#i18n/react';
import { closeReportDialog, type ReportedMember } from '../../profiles/report-store.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './report-form.module.css';
import { ReportForm } from './report-form.tsx';
import { useReport } from './use-report.ts';

/** @spec D2.27 */
export default function ReportDialog({ id, name }: ReportedMember) {
  const t = useMembersText();
  const { draft, change, send, isSending, errorOf, reference } = useReport(id);
  return (
    <Modal
      open
      onClose={closeReportDialog}
      title={reference ? t('report.sent_title') : t('report.title', { name })}
      shape="cover"
      locked={isSending}
    >
      {reference ? (
        <ReportSent reference={reference} onDone={closeReportDialog} />
      ) : (
        <ReportForm
          name={name}
          draft={draft}
          onChange={change}
          onSend={send}
          isSending={isSending}
          errorOf={errorOf}
        />
      )}
    </Modal>
  );
}

/** @spec D2.27 */
function ReportSent({ reference, onDone }: { reference: string; onDone: () => void }) {
  const t = useMembersText();
  return (
    <div className={style.sent} role="status">
      <p>{t.rich('report.sent_text', { reference, code: words => <strong>{words}</strong> })}</p>
      <p>{t('report.sent_next')}</p>
      <Button wide autoFocus onClick={onDone}>
        {t('report.sent_close')}
      </Button>
    </div>
  );
}
