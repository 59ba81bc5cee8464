import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import { FALLBACK_LANGUAGE, parseLanguage } from '#contract/languages';
import { getEmailPreview, getEmailPreviews } from '#contract/staff-emails';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { EmailLinks } from './email-links.tsx';
import style from './email-preview.module.css';
import { PreviewChoices, previewChoicesIn, ShownEmail } from './email-preview.tsx';

// Without the previews, because all of them are rendered for the list of subjects.
export const loader = staffDocumentLoader(() => []);
export const clientLoader = staffCacheLoader(() => []);

/**
 * Every email that the site can send, with example data, in each language, plain and discreet.
 * @spec D5.10 D2.31
 */
export default function PreviewsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const choices = previewChoicesIn(params, parseLanguage(useLocale()) ?? FALLBACK_LANGUAGE);
  const { data } = useQuery({
    ...query(getEmailPreviews, { language: choices.language }),
    placeholderData: before => before,
  });
  const name = params.get('name');
  return (
    <OfficePage title={t('staff_emails.previews')} aside={data?.emails.length}>
      <EmailLinks />
      <div className={`stack one-column gap-3 items-start ${style.columns}`}>
        <nav aria-label={t('staff_preview.list')} className={style.list}>
          {!data && <ListPlaceholder />}
          <ul className="stack">
            {data?.emails.map(email => (
              <li key={email.name}>
                <EmailLink {...email} language={choices.language} isShown={email.name === name} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack one-column gap-2">
          {name === null ? (
            <p className="quiet">{t('staff_preview.choose')}</p>
          ) : (
            <>
              <PreviewChoices choices={choices} />
              <Preview name={name} choices={choices} />
            </>
          )}
        </div>
      </div>
    </OfficePage>
  );
}

const PLACEHOLDER_LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** All emails are rendered for their subjects, which takes a moment. */
function ListPlaceholder() {
  const t = useStaffText();
  return (
    <Loading label={t('state.loading')} className="stack gap-1">
      {PLACEHOLDER_LINES.map(line => (
        <Skeleton key={line} height="var(--office-row)" />
      ))}
    </Loading>
  );
}

type EmailLinkProps = { name: string; subject: string; language: string; isShown: boolean };

function EmailLink({ name, subject, language, isShown }: EmailLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('name', name);
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className="stack radius-m no-underline inherit-colour"
    >
      <span lang={language}>{subject}</span>
      <span className="quiet text-s" lang="en">
        {name}
      </span>
    </Link>
  );
}

function Preview({ name, choices }: { name: string; choices: ReturnType<typeof previewChoicesIn> }) {
  const { language, discreet } = choices;
  const { data } = useQuery({
    ...query(getEmailPreview, { name, language, discreet }),
    placeholderData: before => before,
  });
  return data ? <ShownEmail email={data} choices={choices} /> : null;
}
