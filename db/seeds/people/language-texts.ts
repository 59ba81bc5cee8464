import type { Interest } from '#contract/interests';

/** The fictional texts of one language. */
export interface LanguageTexts {
  /** Complete about-me texts of men, some with a minimum age. */
  aboutMeTexts: readonly (string | readonly [fromAge: number, text: string])[];
  /** First sentences of a composed text. */
  openings: readonly string[];
  /** A sentence per interest, so that text and interests agree. */
  interestSentences: Partial<Record<Interest, string>>;
  /** Last sentences of a composed text. */
  closings: readonly string[];
  /** Conversations, alternating, the first line by the starter. */
  dialogues: readonly (readonly string[])[];
  /** First messages without an answer. */
  greetings: readonly string[];
  /** Messages between members who know each other; they fit in any order. */
  smallTalk: readonly string[];
}
