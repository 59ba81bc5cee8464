import type { ReactNode } from 'react';
import { languageNames, useOfferedLanguages } from './offered-languages.ts';

/**
 * A plain form, so that it works without script.
 * @spec 2.3 D2.45
 */
export function LanguageForm({
  next,
  className,
  itemClass,
}: {
  next: string;
  className?: string;
  itemClass?: string;
}): ReactNode {
  const { languages, current } = useOfferedLanguages();
  return (
    <form method="post" action="/lang-config" className={className}>
      <input type="hidden" name="next" value={next} />
      {languages.map(language => (
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
        </button>
      ))}
    </form>
  );
}
