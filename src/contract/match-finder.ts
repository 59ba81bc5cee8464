/**
 * The browser never sends the answer about race to the server.
 * @spec 3.14 D1.9
 */
export const finderQuestions = ['age', 'appearance', 'race'] as const;
export type FinderQuestion = (typeof finderQuestions)[number];

export const finderAnswers = {
  age: ['18-35', '35+'],
  appearance: ['normal', 'sexy'],
  race: ['white', 'other'],
} as const satisfies Record<FinderQuestion, readonly string[]>;
export type FinderAnswer<Q extends FinderQuestion = FinderQuestion> = (typeof finderAnswers)[Q][number];
