import { Link, useSearchParams } from 'react-router';
import { type LanguageCode, languageCodes } from '#contract/languages';
import { useStaffText } from '#i18n/react';
import { languageNames } from '../../site/offered-languages.ts';
import { DetailsList } from '../ui/details-list.tsx';
import style from './email-preview.module.css';

/** How an email is shown, by the address of the page. */
export function previewChoicesIn(params: URLSearchParams, byDefault: LanguageCode) {
  return {
    language: languageCodes.find(code => code === params.get('language')) ?? byDefault,
    discreet: params.get('mode') === 'discreet',
    width: params.get('width') === 'phone' ? 'phone' : 'desktop',
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
  } as const;
}
type Choices = ReturnType<typeof previewChoicesIn>;

/** Language, mode, width and theme as links, so that each look has an address. */
export function PreviewChoices({ choices }: { choices: Choices }) {
  const t = useStaffText();
  const groups = [
    {
      name: 'language',
      shown: choices.language as string,
      values: languageCodes.map(value => ({ value: value as string, text: languageNames[value] })),
    },
    {
      name: 'mode',
      shown: choices.discreet ? 'discreet' : 'plain',
      values: [
        { value: 'plain', text: t('staff_preview.plain') },
        { value: 'discreet', text: t('staff_preview.discreet') },
      ],
    },
    {
      name: 'width',
      shown: choices.width,
      values: [
        { value: 'desktop', text: t('staff_preview.desktop') },
        { value: 'phone', text: t('staff_preview.phone') },
      ],
    },
    {
      name: 'theme',
      shown: choices.theme,
      values: [
        { value: 'light', text: t('staff_preview.light') },
        { value: 'dark', text: t('staff_preview.dark') },
      ],
    },
  ];
  return (
    <nav aria-label={t('staff_preview.choices')} className={`flex wrap gap-1-2 ${style.choices}`}>
      {groups.map(({ name, shown, values }) => (
        <span key={name} className="row gap-1">
          {values.map(({ value, text }) => (
            <ChoiceLink key={value} name={name} value={value} text={text} isShown={value === shown} />
          ))}
        </span>
      ))}
    </nav>
  );
}

type ChoiceLinkProps = { name: string; value: string; text: string; isShown: boolean };

function ChoiceLink({ name, value, text, isShown }: ChoiceLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, value);
  return (
    <Link
      to={`?${next}`}
      replace
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className="target inline-row"
    >
      {text}
    </Link>
  );
}

type ShownEmail = { sender: string; subject: string; text: string; frame: string };

/**
 * An email as its recipient sees it: sender, subject, HTML in a frame of its own, and the text part.
 * @spec D5.10 D2.31
 */
export function ShownEmail({ email, choices }: { email: ShownEmail; choices: Choices }) {
  const t = useStaffText();
  const { language, theme, width } = choices;
  return (
    <div className="stack one-column gap-2">
      <DetailsList
        details={[
          { name: t('staff_preview.sender'), value: email.sender },
          { name: t('staff_preview.subject'), value: <bdi lang={language}>{email.subject}</bdi> },
        ]}
      />
      <iframe
        key={`${email.frame} ${theme}`}
        className={style.frame}
        data-width={width}
        src={`${email.frame}&theme=${theme}`}
        title={t('staff_preview.frame')}
        sandbox=""
      />
      <details>
        <summary className="target">{t('staff_preview.text')}</summary>
        <pre lang={language} className={style.text}>
          {email.text}
        </pre>
      </details>
    </div>
  );
}
