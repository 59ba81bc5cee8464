import { SAVED_SEARCHES } from '#contract/constants';
import { saveSearch } from '#contract/saved-searches';
import { useMembersText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { activeFilters } from '../filters/active-filters.ts';
import { useFilterName } from '../filters/use-filter-name.ts';
import { filtersOf, type SearchState } from '../search-state.ts';
import style from './saved-searches-dialog.module.css';
import { useRemoveSearch } from './use-remove-search.ts';

/**
 * Proposes the names of the filters as the name of the search.
 * @spec D2.14
 */
export function SaveSearchForm({ search }: { search: SearchState }) {
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
    <form {...bind} className={style.form}>
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
