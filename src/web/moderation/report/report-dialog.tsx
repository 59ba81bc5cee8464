import { useMembersText } from '#i18n/react';
import { Modal } from '../../ui/modal.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';
import { closeReport, type Reported } from './report-store.ts';
import { useReport } from './use-report.ts';

/** Reports a member: what is going on, in plain words, what happened, and what follows. Shut by mistake it keeps what was typed. */
export default function ReportDialog({ id, name }: Reported) {
  const t = useMembersText();
  const { draft, change, send, isSending, errorOf, reference } = useReport(id);
  return (
    <Modal
      open
      onClose={closeReport}
      title={reference ? t('report.sent_title') : t('report.title', { name })}
      shape="cover"
      locked={isSending}
    >
      {reference ? (
        <ReportSent reference={reference} onDone={closeReport} />
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
