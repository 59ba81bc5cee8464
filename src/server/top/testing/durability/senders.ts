import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chats';
import type { TestMember } from '../../../testing/members.ts';

/** What a member sends, and what he was told became of it. */
export type Sent = {
  from: TestMember;
  to: TestMember;
  clientId: string;
  gift: boolean;
  told: Message | null;
};
export type Answer = { status: number; message: Message | null };

/** Puts one message or gift to the server; status 0 where no answer came. */
export async function post(port: number, { from, to, clientId, gift }: Sent): Promise<Answer> {
  const body = { to: to.profileId, client_id: clientId, ...(gift ? { gift: 'coffee' } : { text: clientId }) };
  const origin = `http://localhost:${port}`;
  try {
    const answer = await fetch(`${origin}/api/${gift ? 'gift' : 'chat'}.php`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        origin,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `session=${from.sessionSecret}`,
      },
      signal: AbortSignal.timeout(20_000),
    });
    const { message = null } = (await answer.json()) as { message?: Message };
    return { status: answer.status, message };
  } catch {
    return { status: 0, message: null };
  }
}

/** Tries until the server says yes or no, as a browser does that keeps what it could not send; always with the same client id. */
export async function insist(port: number, sent: Sent): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await post(port, sent);
    if (answer.status === 200 || answer.status === 402) return answer;
    if (tries > 600) throw new Error(`no answer after ${tries} tries, the last with ${answer.status}`);
    await delay(50);
  }
}

/** How many each member sends at the same time. */
const LANES = 3;

/**
 * Members write in a ring, texts and gifts by turns, each more than he can pay for; some ask again for what they were told was
 * sent, as one does whose answer was lost.
 */
export async function sendAll(
  port: number,
  members: TestMember[],
  { each, onSent }: { each: number; onSent: (sent: Sent) => void },
): Promise<Sent[]> {
  const all: Sent[] = [];
  const lane = async (from: TestMember, index: number) => {
    const to = members[(index + 1) % members.length] as TestMember;
    for (let number = 0; number < each / LANES; number++) {
      const sent: Sent = { from, to, clientId: randomUUID(), gift: number % 5 === 4, told: null };
      all.push(sent);
      const [answer] = await Promise.all([
        insist(port, sent),
        ...(number % 7 === 6 ? [insist(port, sent)] : []),
      ]);
      sent.told = answer.message;
      if (answer.message) onSent(sent);
    }
  };
  await Promise.all(members.flatMap((from, index) => Array.from({ length: LANES }, () => lane(from, index))));
  return all;
}
