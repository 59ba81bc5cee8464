import type { ReactNode } from 'react';
import { languageNames, useOfferedLanguages } from './offered-languages.ts';

/** A button for each offered language, in a plain form: it works without script. `next` is where the reader is. */
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
