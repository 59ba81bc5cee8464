import type { Interest } from '#contract/interests';

export interface LanguageTexts {
  aboutMeTexts: readonly (string | readonly [fromAge: number, text: string])[];
  openings: readonly string[];
  interestSentences: Partial<Record<Interest, string>>;
  closings: readonly string[];
  dialogues: readonly (readonly string[])[];
  /** First messages that get no answer. */
  greetings: readonly string[];
  smallTalk: readonly string[];
}
