import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageCode } from '#contract/languages';
import type { PageSlug } from '#contract/public-pages';
import { changePage, draftPage } from '#contract/staff-pages';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../../accounts/error-text.tsx';
import { useCallForm } from '../../../accounts/use-call-form.ts';
import { sendCall } from '../../../data/use-call.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { EyeIcon } from '../../../ui/icons.ts';
import { TextAreaField, TextField } from '../../../ui/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { When } from '../../ui/when.tsx';
import { openPreview } from '../open-preview.ts';
import style from '../site.module.css';
import type { EditedPage } from './page-editor-page.tsx';

export type PagePlace = { slug: PageSlug; language: LanguageCode };
type PageFormProps = { page: EditedPage; place: PagePlace; source: string; onSaved: () => void };

/** @spec 2.9 D5.10 */
export function PageForm({ page, place, source, onSaved }: PageFormProps) {
  const t = useStaffText();
  const cache = useQueryClient();
  const [typed, setTyped] = useState(source);
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changePage,
    bodyOf: ({ from = '' }) => ({
      ...place,
      to: 'value' as const,
      source: typed,
      // From the beginning of the day where the person is.
      ...(from !== '' && { from: new Date(`${from}T00:00`).toISOString() }),
      seen: page.changed?.id ?? null,
    }),
    onDone: (_answer, { from }) => {
      const isPlanned = from !== undefined && Date.parse(from) > Date.now();
      toast(t(isPlanned ? 'staff_pages.planned' : 'staff_pages.published'), 'good');
      onSaved();
    },
  });
  const preview = () =>
    openPreview(`/pages/${place.slug}`, () =>
      sendCall(cache, draftPage, { body: { ...place, source: typed } }),
    );
  return (
    <form {...bind} className="stack gap-2">
      {page.upcoming && (
        <p className="sunk pad-row radius-m">
          {t.rich('staff_pages.upcoming_note', { when: () => <When at={page.upcoming?.from ?? ''} exact /> })}
        </p>
      )}
      <TextAreaField
        label={t('staff_pages.source')}
        hint={t('staff_pages.source_hint')}
        name="source"
        lang={place.language}
        rows={24}
        className={style.source}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errorOf('source')}
      />
      <details>
        <summary className="inline-row target weight-600">{t('staff_pages.placeholders')}</summary>
        <p className={style.text}>{page.placeholders.map(name => `{${name}}`).join(' ')}</p>
      </details>
      <TextField
        label={t('staff_pages.from')}
        hint={t('staff_pages.from_hint')}
        name="from"
        type="date"
        error={errorOf('from')}
      />
      <ErrorText error={error} />
      <div className="flex wrap gap-1 wide-buttons">
        <SubmitButton small busy={isPending}>
          {t('staff_pages.publish')}
        </SubmitButton>
        <Button look="plain" small icon={<EyeIcon size={18} />} onClick={() => void preview()}>
          {t('staff_pages.preview')}
        </Button>
      </div>
    </form>
  );
}
