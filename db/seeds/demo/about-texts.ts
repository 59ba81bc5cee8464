import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type { Gender } from '#contract/profiles';
import { textsByLanguage } from '../people/texts-by-language.ts';
import { type Random, random } from '../random.ts';

export class AboutTexts {
  private readonly unused = new Map<LanguageCode, (readonly [fromAge: number, text: string])[]>();

  constructor() {
    for (const language of Object.keys(textsByLanguage) as LanguageCode[]) {
      const texts = textsByLanguage[language].aboutMeTexts.map(text =>
        typeof text === 'string' ? ([18, text] as const) : text,
      );
      this.unused.set(language, random(`about ${language}`).shuffle(texts));
    }
  }

  next(
    {
      language,
      gender,
      age,
      interests,
    }: { language: LanguageCode; gender: Gender; age: number; interests: readonly Interest[] },
    chance: Random,
  ): string | null {
    if (chance.chance(0.06)) return null;
    if (gender === 'male' && chance.chance(0.6)) {
      const complete = this.take(language, age);
      if (complete) return complete;
    }
    return composeAboutMe(language, interests, chance);
  }

  private take(language: LanguageCode, age: number): string | undefined {
    const unusedTexts = this.unused.get(language) ?? [];
    const index = unusedTexts.findIndex(([fromAge]) => age >= fromAge);
    return index < 0 ? undefined : unusedTexts.splice(index, 1)[0]?.[1];
  }
}

export function composeAboutMe(
  language: LanguageCode,
  interests: readonly Interest[],
  chance: Random,
): string {
  const voice = textsByLanguage[language];
  const interestSentences = interests.flatMap(interest => voice.interestSentences[interest] ?? []);
  const sentences = [
    ...(chance.chance(0.75) ? [chance.pick(voice.openings)] : []),
    ...chance.some(interestSentences, chance.int(1, 2)),
    ...(chance.chance(0.75) ? [chance.pick(voice.closings)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : chance.pick(voice.closings);
}
