import { lazy, Suspense, useSyncExternalStore } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import { reportedMember, subscribeToReport } from '../../profiles/report-store.ts';

const ReportDialog = lazy(optionalComponent(() => import('./report-dialog.tsx')));

/**
 * Loads the dialog's code only when the dialog opens.
 * @spec D2.27
 */
export function ReportHost() {
  const reported = useSyncExternalStore(subscribeToReport, reportedMember, () => null);
  if (!reported) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog key={reported.id} {...reported} />
    </Suspense>
  );
}
