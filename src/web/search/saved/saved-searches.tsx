import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { addressOf, type Search } from '../search-state.ts';
import { SaveForm } from './save-form.tsx';
import { SavedList } from './saved-list.tsx';

type SavedSearchesProps = { search: Search; open: boolean; onClose: () => void; onOpened: () => void };

/** A premium member's saved searches, and the way to save this one; a free member reads whom they are for. */
export default function SavedSearches({ search, open, onClose, onOpened }: SavedSearchesProps) {
  const t = useMembersText();
  const isPremium = useUser()?.paid_user === true;
  return (
    <Modal open={open} onClose={onClose} title={t('search.saved')}>
      {isPremium ? (
        <>
          {addressOf(search) !== '' && <SaveForm search={search} />}
          <SavedList onOpen={onOpened} />
        </>
      ) : (
        <>
          <p>{t('errors.premium_only')}</p>
          <ButtonLink to="/premium" wide>
            {t('nav.get_premium')}
          </ButtonLink>
        </>
      )}
    </Modal>
  );
}
