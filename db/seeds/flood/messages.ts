import { textsByLanguage } from '../people/texts-by-language.ts';
import type { FloodConversation } from './conversations.ts';
import type { FloodMembers } from './flood-members.ts';
import { pickFrom, randomsOf, type StatelessRandom } from './stateless-random.ts';
import type { FloodWorld } from './world.ts';

/** `ago` is in minutes before the flood. */
interface FloodMessage {
  sender: number;
  ago: number;
  text: string;
}

export class FloodMessages {
  private readonly members: FloodMembers;
  private readonly random: StatelessRandom;

  constructor(world: FloodWorld, members: FloodMembers) {
    this.members = members;
    this.random = randomsOf(world, ['line']).line;
  }

  of(conversation: FloodConversation, index: number): FloodMessage {
    const sender =
      index >= conversation.turns
        ? conversation.tailSender
        : index % 2
          ? conversation.other
          : conversation.starter;
    return { sender, ago: this.agoOf(conversation, index), text: this.textOf(conversation, index) };
  }

  private agoOf(
    { number, turns, beganAgo, lastTurnAgo, tail, tailFrom, endedAgo }: FloodConversation,
    index: number,
  ): number {
    if (index >= turns) {
      const fraction = tail > 1 ? (index - turns) / (tail - 1) : 0;
      return tailFrom - (tailFrom - endedAgo) * fraction;
    }
    if (index === 0) return beganAgo;
    return beganAgo - ((beganAgo - lastTurnAgo) * (index - 0.9 * this.random(number, index))) / (turns - 1);
  }

  private textOf({ number, starter, other, turns }: FloodConversation, index: number): string {
    const [starterLanguage, otherLanguage] = [
      this.members.home(starter).language,
      this.members.home(other).language,
    ];
    const { dialogues, greetings, smallTalk } =
      textsByLanguage[starterLanguage === otherLanguage ? starterLanguage : 'en'];
    if (turns < 2)
      return index === 0
        ? pickFrom(greetings, this.random(number))
        : this.smallTalkText(smallTalk, number, index);
    const script = pickFrom(dialogues, this.random(number));
    return (index < turns ? script[index] : undefined) ?? this.smallTalkText(smallTalk, number, index);
  }

  private smallTalkText(texts: readonly string[], number: number, index: number): string {
    return pickFrom(texts, this.random(number, -1 - index));
  }
}
