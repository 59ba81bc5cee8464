import { optionalComponent } from '../../connection/optional-component.tsx';
import { useReportedMember } from '../../profiles/report-store.ts';

const ReportDialog = optionalComponent(() => import('./report-dialog.tsx'));

/**
 * Loads the dialog's code only when the dialog opens.
 * @spec D2.27
 */
export function ReportHost() {
  const reported = useReportedMember();
  if (!reported) return null;
  return <ReportDialog key={reported.subject?.id ?? reported.id} {...reported} />;
}
