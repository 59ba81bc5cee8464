import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import style from './report-form.module.css';

/** The report is there, what to call it by, and what happens next. */
export function ReportSent({ reference, onDone }: { reference: string; onDone: () => void }) {
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
