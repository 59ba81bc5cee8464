import { type LanguageCode, languageCodes } from '#contract/languages';

/** Says the same in every language, except where a test wants other words. */
export const inEveryLanguage = <Text>(
  text: Text,
  others: Partial<Record<LanguageCode, Text>> = {},
): Record<LanguageCode, Text> => ({
  ...(Object.fromEntries(languageCodes.map(language => [language, text])) as Record<LanguageCode, Text>),
  ...others,
});
