import { useMembersText } from '#i18n/react';
import { Modal } from '../../ui/modal.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';
import { closeReportDialog, type ReportedMember } from './report-store.ts';
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
