import { useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Search } from '../search-state.ts';

const SavedSearches = lazyDialog(() => import('./saved-searches.tsx'));

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
  const [isOpen, setIsOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      {wide ? (
        <Button look="soft" wide icon={<BookmarkIcon size={20} />} onClick={() => setIsOpen(true)}>
          {t('search.saved')}
        </Button>
      ) : (
        <IconButton label={t('search.saved')} className={className} onClick={() => setIsOpen(true)}>
          <BookmarkIcon size={22} />
        </IconButton>
      )}
      <SavedSearches
        search={search}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onOpened={() => {
          setIsOpen(false);
          onOpened?.();
        }}
      />
    </>
  );
}
