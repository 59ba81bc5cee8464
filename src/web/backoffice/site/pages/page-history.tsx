import { useState } from 'react';
import { changePage } from '#contract/staff-pages';
import { useStaffText } from '#i18n/react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useConfirmedCall } from '../../questions/use-confirmed-call.ts';
import { useStaffCall } from '../../questions/use-staff-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { When } from '../../ui/when.tsx';
import { AuthorName } from '../change-list.tsx';
import type { EditedPage } from './page-editor-page.tsx';
import type { PagePlace } from './page-form.tsx';

type PageHistoryProps = {
  page: EditedPage;
  place: PagePlace;
  onTake: (source: string) => void;
  onUndone: () => void;
};

/**
 * What a page said and from when it counted, the newest first.
 * @spec 2.9 D5.10
 */
export function PageHistory({ page, place, onTake, onUndone }: PageHistoryProps) {
  const t = useStaffText();
  const [isReverting, setIsReverting] = useState(false);
  const { mutate, dialog } = useConfirmedCall(changePage, {
    done: t('staff_pages.undone'),
    onClose: () => setIsReverting(false),
    onSuccess: onUndone,
  });
  const undo = useStaffCall(changePage, {
    onSuccess: () => {
      toast(t('staff_pages.undone'), 'good');
      onUndone();
    },
  });
  const seen = page.changed?.id ?? null;
  return (
    <section className="stack gap-1 line-above pad-block-1">
      <h2>{t('staff_pages.history')}</h2>
      {page.history.length === 0 && <p className="quiet">{t('staff_pages.never')}</p>}
      <ol className="stack gap-1">
        {page.history.map((entry, index) => (
          <li key={entry.id} className="stack gap-half justify-items-start line-below pad-block-1">
            <p className="row wrap gap-1">
              <When at={entry.at} exact /> <AuthorName by={entry.by} />
            </p>
            {entry.versions.length === 0 && <p className="quiet">{t('staff_pages.built_again')}</p>}
            {entry.versions.map(({ from, source }) => (
              <p key={from} className="row wrap gap-1">
                <span>
                  {t('staff_pages.counted')} <When at={from} exact />
                </span>
                <Button look="words" small onClick={() => onTake(source)}>
                  {t('staff_pages.take_over')}
                </Button>
              </p>
            ))}
            {index === 0 && (
              <Button
                look="plain"
                small
                busy={undo.isPending}
                onClick={() => undo.mutate({ ...place, to: 'previous', seen })}
              >
                {t('staff_pages.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {(page.current ?? page.upcoming) && (
        <p>
          <Button look="plain" small onClick={() => setIsReverting(true)}>
            {t('staff_pages.to_built')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isReverting}
        title={t('staff_pages.to_built')}
        action={t('staff_pages.to_built')}
        {...dialog}
        onConfirm={() => mutate({ ...place, to: 'default', seen })}
      >
        <p>{t('staff_pages.to_built_text')}</p>
      </ConfirmDialog>
    </section>
  );
}
