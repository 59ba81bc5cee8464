import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import style from './report-form.module.css';

/** @spec D2.27 */
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
