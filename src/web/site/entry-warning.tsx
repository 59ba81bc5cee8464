import { lazy, Suspense, useEffect, useState } from 'react';
import { optionalComponent } from '../connection/optional-component.ts';
import { entryWarningApplies, isEntryWarningDue, storeEntryWarningSeen } from './entry-warning-rules.ts';
import { useSettings } from './settings-query.ts';

const EntryWarningModal = lazy(optionalComponent(() => import('./entry-warning-modal.tsx')));

/** @spec 1.6 2.4 */
export function EntryWarning({ isLoggedIn }: { isLoggedIn: boolean }) {
  const applies = entryWarningApplies(useSettings(), isLoggedIn);
  const [due, setDue] = useState(false);
  useEffect(() => setDue(applies && isEntryWarningDue()), [applies]);
  if (!due) return null;
  const close = () => {
    storeEntryWarningSeen(new Date());
    setDue(false);
  };
  return (
    <Suspense>
      <EntryWarningModal onClose={close} />
    </Suspense>
  );
}
