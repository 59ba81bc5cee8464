import type { ReactNode } from 'react';
import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { CheckboxField } from '../ui/choices.tsx';
import type { SignupDraft } from './signup-draft.ts';

type Consent = Pick<SignupDraft, 'terms' | 'visible_to_visitors'>;
type ConsentForm = {
  draft: Consent;
  change: (changes: Partial<Consent>) => void;
  errorOf: (field: string) => string | null;
  focusedField?: string | null;
};

/**
 * The visibility checkbox starts ticked only if the site's setting is `opt_out`.
 * @spec 4.2 D1.11
 */
export function ConsentFields({ form: { draft, change, errorOf, focusedField } }: { form: ConsentForm }) {
  const t = useText();
  const { min_age, visitor_visibility } = useSettings();
  const page = (slug: 'terms' | 'privacy') => (words: ReactNode) => (
    <a href={`/pages/${slug}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return (
    <div>
      <CheckboxField
        label={t.rich('signup.terms', {
          min_age: String(min_age),
          terms: page('terms'),
          privacy: page('privacy'),
        })}
        error={errorOf('terms')}
        name="terms"
        value="yes"
        autoFocus={focusedField === 'terms'}
        checked={draft.terms}
        onChange={event => change({ terms: event.target.checked })}
      />
      <CheckboxField
        label={t('signup.visible_to_visitors')}
        name="visible_to_visitors"
        value="yes"
        checked={draft.visible_to_visitors ?? visitor_visibility === 'opt_out'}
        onChange={event => change({ visible_to_visitors: event.target.checked })}
      />
    </div>
  );
}
