import type { SafetyNote } from '#contract/safety-words';
import type { Thread } from '../thread-query.ts';

/**
 * Returns the note that the loaded messages ask for, unless the member hid it. The one about extortion comes first.
 * @spec D5.3
 */
export function shownSafetyNote({ chat, messages }: Pick<Thread, 'chat' | 'messages'>): SafetyNote | null {
  const dismissed = chat?.conversation.safety_dismissed ?? null;
  if (dismissed === 'extortion') return null;
  if (messages.some(({ safety }) => safety === 'extortion')) return 'extortion';
  return dismissed === null && messages.some(({ safety }) => safety === 'money') ? 'money' : null;
}
