import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import type { Gender } from '#contract/profiles';
import { type Random } from '../random.ts';
/** Gives out about-me texts: complete ones first, each once, then such as are put together from sentences. */
export declare class AboutTexts {
  private readonly unused;
  constructor();
  /** A text for somebody; null for the few who write none. */
  next(
    {
      language,
      gender,
      age,
      interests,
    }: {
      language: LanguageCode;
      gender: Gender;
      age: number;
      interests: readonly Interest[];
    },
    chance: Random,
  ): string | null;
  private take;
}
