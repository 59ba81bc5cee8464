import { useState } from 'react';
import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BookmarkIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { SearchState } from '../search-state.ts';

const SavedSearches = lazyDialog(() => import('./saved-searches-dialog.tsx'));

type SavedSearchesButtonProps = {
  search: SearchState;
  wide?: boolean;
  onOpened?: () => void;
  className?: string;
};

/** @spec D2.14 */
export function SavedSearchesButton({ search, wide, onOpened, className }: SavedSearchesButtonProps) {
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
