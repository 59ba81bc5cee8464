import { lazy, Suspense } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import { useReportedMember } from '../../profiles/report-store.ts';

const ReportDialog = lazy(optionalComponent(() => import('./report-dialog.tsx')));

/**
 * Loads the dialog's code only when the dialog opens.
 * @spec D2.27
 */
export function ReportHost() {
  const reported = useReportedMember();
  if (!reported) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog key={reported.id} {...reported} />
    </Suspense>
  );
}
