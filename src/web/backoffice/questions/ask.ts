import { type ErrorCode, isApiError } from '#contract/errors';
import { createStore, useStore } from '../../ui/store.ts';

/** What the server wants to know before it answers a call. */
export type Question = { kind: 'code' } | { kind: 'reason'; member: string };
type AskedQuestion = Question & { answer: (isAnswered: boolean) => void };

/** The question that waits for the person; null if there is none. */
export const asked = createStore<AskedQuestion | null>(null);

export const useQuestion = (): AskedQuestion | null => useStore(asked);

/** Resolves to false if the person closes the dialog. A second question waits for none: it takes the place of the first. */
export function ask(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise(resolve => {
    const answer = (isAnswered: boolean) => {
      asked.set(null);
      resolve(isAnswered);
    };
    asked.set({ ...question, answer });
  });
}

/**
 * Sends a call, and again after the person has given what the server asks for: the code before a dangerous act, or the
 * reason for looking at private data of `member`, who is a profile id.
 * @throws ApiError the refusal, if the person gives no answer
 * @spec D2.33 D5.10
 */
export async function sendWithQuestions<T>(send: () => Promise<T>, member?: string): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const question = isApiError(error) ? questionAfter(error.code, member) : null;
    if (!question || !(await ask(question))) throw error;
    return sendWithQuestions(send, member);
  }
}

function questionAfter(code: ErrorCode, member: string | undefined): Question | null {
  if (code === 'second_factor_again') return { kind: 'code' };
  return code === 'lookup_reason_required' && member !== undefined ? { kind: 'reason', member } : null;
}
