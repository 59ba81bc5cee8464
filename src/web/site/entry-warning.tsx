import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../accounts/user-query.ts';
import { optionalComponent } from '../connection/optional-component.ts';
import { concernsEntryWarning, isEntryWarningDue, rememberEntryWarning } from './entry-warning-rules.ts';
import { useSettings } from './settings-query.ts';

const EntryWarningModal = lazy(optionalComponent(() => import('./entry-warning-modal.tsx')));

/** The site-entry warning of a hydrated layout: asked for after the first paint, once. */
export function EntryWarning() {
  const concerned = concernsEntryWarning(useSettings(), useUser() !== null);
  const [due, setDue] = useState(false);
  useEffect(() => setDue(concerned && isEntryWarningDue()), [concerned]);
  if (!due) return null;
  const close = () => {
    rememberEntryWarning(new Date());
    setDue(false);
  };
  return (
    <Suspense>
      <EntryWarningModal onClose={close} />
    </Suspense>
  );
}
