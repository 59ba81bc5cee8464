import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SAVED_SEARCHES } from '#contract/constants';
import { deleteSavedSearch, getSavedSearches, type SavedSearch, saveSearch } from '#contract/saved-searches';
import { useMembersText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { invalidateAfter, sendCall, useCall } from '../../data/use-call.ts';
import { ButtonLink, IconButton, SubmitButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { activeFilters } from '../filters/active-filters.ts';
import { useFilterName } from '../filters/use-filter-name.ts';
import {
  filtersOf,
  membersAddress,
  queryStringOf,
  type SearchState,
  searchFromQuery,
} from '../search-state.ts';
import style from './saved-searches-dialog.module.css';

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

/**
 * Proposes the names of the filters as the name of the search.
 * @spec D2.14
 */
function SaveSearchForm({ search }: { search: SearchState }) {
  const t = useMembersText();
  const remove = useRemoveSearch();
  const nameOf = useFilterName(search);
  const proposed = activeFilters(search).map(nameOf).join(', ').slice(0, SAVED_SEARCHES.name);
  const { bind, errorOf, error, isPending } = useCallForm({
    call: saveSearch,
    bodyOf: ({ name = '' }) => ({ name, query: filtersOf(search) }),
    onDone({ search: saved }) {
      toast(t('search.saved_done', { name: saved.name }), 'good', {
        label: t('action.undo'),
        onAction: () => remove(saved),
      });
    },
  });
  return (
    <form {...bind} className={`stack gap-1 line-below ${style.form}`}>
      <TextField
        label={t('search.saved_name')}
        name="name"
        autoComplete="off"
        defaultValue={proposed}
        maxLength={SAVED_SEARCHES.name}
        error={errorOf('name')}
      />
      <ErrorText error={error} />
      <SubmitButton wide busy={isPending}>
        {t('search.saved_save')}
      </SubmitButton>
    </form>
  );
}

/** @spec D2.14 */
function SavedSearchList({ onOpen }: { onOpen: () => void }) {
  const t = useMembersText();
  const { data } = useQuery({ ...query(getSavedSearches), meta: { progress: 'never' } });
  const remove = useRemoveSearch();
  if (!data) {
    return (
      <Loading label={t('state.loading')}>
        <Skeleton height="3.5rem" radius="m" />
      </Loading>
    );
  }
  if (data.searches.length === 0) return <p className="quiet text-m">{t('search.saved_none')}</p>;
  return (
    <ul aria-label={t('search.saved')} className="lines-between">
      {data.searches.map(saved => (
        <SavedSearchItem key={saved.id} saved={saved} onOpen={onOpen} onRemove={() => remove(saved)} />
      ))}
    </ul>
  );
}

type SavedSearchItemProps = { saved: SavedSearch; onOpen: () => void; onRemove: () => void };

function SavedSearchItem({ saved: { name, query }, onOpen, onRemove }: SavedSearchItemProps) {
  const t = useMembersText();
  const search = searchFromQuery(query);
  const nameOf = useFilterName(search);
  const filters = activeFilters(search).map(nameOf).join(' · ');
  return (
    <li className="row gap-1">
      <Link
        to={membersAddress(search)}
        onClick={onOpen}
        className={`stack content-center grow may-shrink tall pad-block-1 no-underline inherit-colour ${style.open}`}
      >
        <strong>{name}</strong>
        {filters !== '' && filters !== name && <span className="quiet text-m">{filters}</span>}
      </Link>
      <IconButton label={t('search.saved_remove', { name })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}

/**
 * A toast offers to undo, which saves the search again.
 * @spec D2.14
 */
function useRemoveSearch(): (saved: SavedSearch) => void {
  const t = useMembersText();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate: restore } = useCall(saveSearch, { onError: showFailure });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: SavedSearch) => sendCall(cache, deleteSavedSearch, { body: { id } }),
    onMutate: ({ id }) =>
      cache.setQueryData(
        query(getSavedSearches).queryKey,
        known => known && { searches: known.searches.filter(other => other.id !== id) },
      ),
    onSuccess: (_, saved) =>
      toast(t('search.saved_removed', { name: saved.name }), 'good', {
        label: t('action.undo'),
        onAction: () => restore({ name: saved.name, query: filtersOf(searchFromQuery(saved.query)) }),
      }),
    onError(error) {
      showFailure(error);
      void invalidateAfter(cache, deleteSavedSearch);
    },
  });
  return remove;
}
