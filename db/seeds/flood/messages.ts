import { textsByLanguage } from '../people/texts-by-language.ts';
import type { FloodConversation } from './conversations.ts';
import type { FloodMembers } from './flood-members.ts';
import { pickFrom } from './stateless-random.ts';

export function senderOf({ starter, other, turns, tailSender }: FloodConversation, index: number): number {
  if (index >= turns) return tailSender;
  return index % 2 ? other : starter;
}

/** Returns minutes before the flood. */
export function sentAgo(
  { random }: FloodMembers,
  { number, turns, beganAgo, lastTurnAgo, tail, tailFrom, endedAgo }: FloodConversation,
  index: number,
): number {
  if (index >= turns) {
    const fraction = tail > 1 ? (index - turns) / (tail - 1) : 0;
    return tailFrom - (tailFrom - endedAgo) * fraction;
  }
  if (index === 0) return beganAgo;
  return beganAgo - ((beganAgo - lastTurnAgo) * (index - 0.9 * random.line(number, index))) / (turns - 1);
}

export function textOf(
  members: FloodMembers,
  { number, starter, other, turns }: FloodConversation,
  index: number,
): string {
  const { line } = members.random;
  const { language } = members.home(starter);
  const texts = textsByLanguage[language === members.home(other).language ? language : 'en'];
  const script =
    turns < 2 ? [pickFrom(texts.greetings, line(number))] : pickFrom(texts.dialogues, line(number));
  const text = turns < 2 || index < turns ? script[index] : undefined;
  return text ?? pickFrom(texts.smallTalk, line(number, -1 - index));
}
