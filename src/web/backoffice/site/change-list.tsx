import type { ReactNode } from 'react';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { When } from '../ui/when.tsx';
import style from './site.module.css';

type Author = { name: string } | null;
export type ListedChange = { id: number; at: string; by: Author; old: ReactNode; new: ReactNode };

type ChangeListProps = {
  changes: readonly ListedChange[];
  /** Instead of the list, if there are none. */
  empty: string;
  isPending: boolean;
  /** Undoes the newest change. */
  onUndo: () => void;
};

/**
 * Changes of one setting or text, the newest first, which can be undone.
 * @spec D5.10
 */
export function ChangeList({ changes, empty, isPending, onUndo }: ChangeListProps) {
  const t = useStaffText();
  if (changes.length === 0) return <p className="quiet">{empty}</p>;
  return (
    <ol className="stack gap-1">
      {changes.map((change, index) => (
        <li key={change.id} className="stack gap-half justify-items-start line-below pad-block-1">
          <p className="row wrap gap-1">
            <When at={change.at} exact /> <AuthorName by={change.by} />
          </p>
          <p className={style.text}>
            <del className="quiet">{change.old}</del> → <ins className="no-underline">{change.new}</ins>
          </p>
          {index === 0 && (
            <Button look="plain" small busy={isPending} onClick={onUndo}>
              {t('staff_site.undo')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

export function AuthorName({ by }: { by: Author }) {
  const t = useStaffText();
  return <span className="quiet">{by?.name ?? t('staff_site.by_command')}</span>;
}
