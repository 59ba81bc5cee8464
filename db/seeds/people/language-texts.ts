import type { Interest } from '#contract/interests';

export interface LanguageTexts {
  /** Of men, some with a minimum age. */
  aboutMeTexts: readonly (string | readonly [fromAge: number, text: string])[];
  openings: readonly string[];
  /** Text and interests agree. */
  interestSentences: Partial<Record<Interest, string>>;
  closings: readonly string[];
  /** Alternating, the first line by the starter. */
  dialogues: readonly (readonly string[])[];
  /** Without an answer. */
  greetings: readonly string[];
  /** They fit in any order. */
  smallTalk: readonly string[];
}
