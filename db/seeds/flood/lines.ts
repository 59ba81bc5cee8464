import { voices } from '../people/voices.ts';
import type { Crowd } from './crowd.ts';
import { type Dice, diceOf, pickFrom } from './dice.ts';
import type { Talk } from './talks.ts';
import type { World } from './world.ts';

/** One message. The time is minutes before the flood. */
export interface Line {
  by: number;
  ago: number;
  text: string;
}

/** What is said in a conversation, when and by whom; any message without those before it. */
export class Lines {
  private readonly crowd: Crowd;
  private readonly thrown: Dice;

  constructor(world: World, crowd: Crowd) {
    this.crowd = crowd;
    this.thrown = diceOf(world, ['line']).line;
  }

  /** Message `index` of a conversation, from 0. */
  of(talk: Talk, index: number): Line {
    const by = index >= talk.turns ? talk.tailBy : index % 2 ? talk.other : talk.starter;
    return { by, ago: this.agoOf(talk, index), text: this.textOf(talk, index) };
  }

  /** By turns at uneven times, the first one at the beginning; the rest evenly, after the other one has left. */
  private agoOf(
    { number, turns, beganAgo, turnedAgo, tail, tailFrom, endedAgo }: Talk,
    index: number,
  ): number {
    if (index >= turns) {
      const fraction = tail > 1 ? (index - turns) / (tail - 1) : 0;
      return tailFrom - (tailFrom - endedAgo) * fraction;
    }
    if (index === 0) return beganAgo;
    return beganAgo - ((beganAgo - turnedAgo) * (index - 0.9 * this.thrown(number, index))) / (turns - 1);
  }

  /** A written dialogue to its end, then what people who know each other write. */
  private textOf({ number, starter, other, turns }: Talk, index: number): string {
    const [starterLanguage, otherLanguage] = [
      this.crowd.home(starter).language,
      this.crowd.home(other).language,
    ];
    const { dialogues, hellos, chatter } = voices[starterLanguage === otherLanguage ? starterLanguage : 'en'];
    if (turns < 2)
      return index === 0 ? pickFrom(hellos, this.thrown(number)) : this.chat(chatter, number, index);
    const script = pickFrom(dialogues, this.thrown(number));
    return (index < turns ? script[index] : undefined) ?? this.chat(chatter, number, index);
  }

  private chat(chatter: readonly string[], number: number, index: number): string {
    return pickFrom(chatter, this.thrown(number, -1 - index));
  }
}
