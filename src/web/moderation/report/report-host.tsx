import { lazy, Suspense, useSyncExternalStore } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import { reportedMember, subscribeToReport } from './report-store.ts';

const ReportDialog = lazy(optionalComponent(() => import('./report-dialog.tsx')));

/**
 * Shows the dialog above any page. Its code is loaded when it is first opened.
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
