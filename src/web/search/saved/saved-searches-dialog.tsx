import { useMembersText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { queryStringOf, type SearchState } from '../search-state.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchList } from './saved-search-list.tsx';

type SavedSearchesProps = { search: SearchState; open: boolean; onClose: () => void; onOpened: () => void };

/** @spec D2.14 */
export default function SavedSearchesDialog({ search, open, onClose, onOpened }: SavedSearchesProps) {
  const t = useMembersText();
  const isPremium = useUser()?.paid_user === true;
  return (
    <Modal open={open} onClose={onClose} title={t('search.saved')}>
      {isPremium ? (
        <>
          {queryStringOf(search) !== '' && <SaveSearchForm search={search} />}
          <SavedSearchList onOpen={onOpened} />
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
