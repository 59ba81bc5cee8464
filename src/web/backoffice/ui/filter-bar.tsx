import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import style from './filter-bar.module.css';
import { SORT } from './list-order.ts';

type FilterBarProps = {
  /** Fields with the names of the page's parameters. */
  children: ReactNode;
  /** Whether the address has any filter, so that they can be cleared. */
  isFiltered: boolean;
};

/**
 * Filters in the address of the page: a choice applies at once, typed words with Enter. Works without script, too.
 * @spec D5.10
 */
export function FilterBar({ children, isFiltered }: FilterBarProps) {
  const t = useStaffText();
  const { pathname, search } = useLocation();
  const sort = new URLSearchParams(search).get(SORT);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillFields(form.current, new URLSearchParams(search)), [search]);
  const apply = () => {
    if (form.current) void submit(filledFields(form.current), { replace: true, preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={`row wrap gap-1 ${style.bar}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      onChange={({ target }: FormEvent) => target instanceof HTMLSelectElement && apply()}
    >
      {children}
      {/* The order stays when the filters change. */}
      <input type="hidden" name={SORT} defaultValue={sort ?? ''} />
      <Button type="submit" look="plain" small>
        {t('staff_ui.filter')}
      </Button>
      {isFiltered && (
        <Link
          to={{ pathname, search: sort ? `?${new URLSearchParams({ [SORT]: sort })}` : '' }}
          replace
          className="inline-row target"
        >
          {t('staff_ui.clear')}
        </Link>
      )}
    </Form>
  );
}

/**
 * The fields show what the address says, also after a step back in the history. They are not made anew, because that
 * would take the focus from a list that is walked by the arrow keys. `data-unfiltered` is what a list without an empty
 * choice shows if the address says nothing.
 */
function fillFields(form: HTMLFormElement | null, params: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    if (isBox) (field as HTMLInputElement).checked = params.getAll(field.name).includes(field.value);
    else if (document.activeElement !== field) fillField(field, params.get(field.name));
  }
}

/** An address that says nothing, or what the list does not offer, shows the list unfiltered. */
function fillField(field: HTMLInputElement | HTMLSelectElement, value: string | null): void {
  const unfiltered = field.dataset.unfiltered ?? '';
  field.value = value ?? unfiltered;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = unfiltered;
}

/** Without empty fields, so that an address says only what it filters by. */
function filledFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return new URLSearchParams(fields.filter(([, value]) => value !== '').map(field => [...field]));
}
