import type { ReactNode } from 'react';
import type { LanguageCode } from '#contract/languages';
import { CheckIcon } from '../ui/icons.ts';
import { languageNames, useOfferedLanguages } from './offered-languages.ts';

/**
 * A plain form, so that it works without script.
 * @spec 2.3 D2.45
 */
export function LanguageForm({
  next,
  languages,
  className,
  itemClass,
}: {
  next: string;
  /** By default those that the menu shows. */
  languages?: readonly LanguageCode[];
  className?: string;
  itemClass?: string;
}): ReactNode {
  const { languages: visible, current } = useOfferedLanguages();
  return (
    <form method="post" action="/lang-config" className={className}>
      <input type="hidden" name="next" value={next} />
      {(languages ?? visible).map(language => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={itemClass}
          aria-current={language === current || undefined}
        >
          {languageNames[language]}
          {language === current && <CheckIcon size={20} className="push-end violet" />}
        </button>
      ))}
    </form>
  );
}
