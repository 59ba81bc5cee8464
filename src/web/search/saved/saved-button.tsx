import { lazy, Suspense, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { orNothing } from '../../connection/or-nothing.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/icons.ts';
import type { Search } from '../search-state.ts';

const SavedSearches = lazy(orNothing(() => import('./saved-searches.tsx')));

type SavedButtonProps = {
  search: Search;
  /** With its words, over the whole width. */
  wide?: boolean;
  /** One of them was opened. */
  onOpened?: () => void;
  className?: string;
};

/** The way to one's saved searches; a visitor has none. */
export function SavedButton({ search, wide, onOpened, className }: SavedButtonProps) {
  const t = useMembersText();
  const user = useUser();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  if (!user) return null;
  return (
    <>
      {wide ? (
        <Button look="soft" wide icon={<BookmarkIcon size={20} />} onClick={() => setDialog('open')}>
          {t('search.saved')}
        </Button>
      ) : (
        <IconButton label={t('search.saved')} className={className} onClick={() => setDialog('open')}>
          <BookmarkIcon size={22} />
        </IconButton>
      )}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <SavedSearches
            search={search}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onOpened={() => {
              setDialog('closed');
              onOpened?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
