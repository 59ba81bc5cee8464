import type { Interest } from '#contract/interests';

/** What people of one language say of themselves and to each other. All of it is made up. */
export interface LanguageTexts {
  /** Complete about-me texts of men; where one tells of a certain age, that age stands before it. */
  aboutMeTexts: readonly (string | readonly [fromAge: number, text: string])[];
  /** First sentences of a text that is put together. */
  openings: readonly string[];
  /** A sentence about something someone likes, so that text and interests agree. */
  interestSentences: Partial<Record<Interest, string>>;
  /** Last sentences: what someone hopes for. */
  closings: readonly string[];
  /** Conversations, line by line, by turns; the first line is the opener's. */
  dialogues: readonly (readonly string[])[];
  /** Openers that got no answer yet. */
  greetings: readonly string[];
  /** What people who know each other write in between; fits in any order. */
  smallTalk: readonly string[];
}
