import { lazy, Suspense, useSyncExternalStore } from 'react';
import { optionalComponent } from '../../connection/optional-component.ts';
import { currentReport, watchReport } from './report-store.ts';

const ReportDialog = lazy(optionalComponent(() => import('./report-dialog.tsx')));

/** Where the dialog that reports a member stands, above whatever page asked for it; fetched with the first report. */
export function ReportHost() {
  const reported = useSyncExternalStore(watchReport, currentReport, () => null);
  if (!reported) return null;
  return (
    <Suspense fallback={null}>
      <ReportDialog key={reported.id} {...reported} />
    </Suspense>
  );
}
