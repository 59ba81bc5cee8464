import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chats';
import type { TestMember } from '../../../testing/members.ts';

export type SentMessage = {
  from: TestMember;
  to: TestMember;
  clientId: string;
  gift: boolean;
  acknowledged: Message | null;
};
type SendResult = { status: number; message: Message | null };

/** Sends the message once. Resolves to status 0 if no response comes. */
async function sendOnce(port: number, { from, to, clientId, gift }: SentMessage): Promise<SendResult> {
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

export async function sendUntilAnswered(port: number, sent: SentMessage): Promise<SendResult> {
  for (let tries = 1; ; tries++) {
    const answer = await sendOnce(port, sent);
    if (answer.status === 200 || answer.status === 402) return answer;
    if (tries > 600) throw new Error(`no answer after ${tries} tries, the last with ${answer.status}`);
    await delay(50);
  }
}

const CONCURRENT_SENDS = 3;

/** Sends some messages twice, as after a lost response. */
export async function sendInRing(
  port: number,
  members: TestMember[],
  { each, onSent }: { each: number; onSent: (sent: SentMessage) => void },
): Promise<SentMessage[]> {
  const all: SentMessage[] = [];
  const sendSeries = async (from: TestMember, index: number) => {
    const to = members[(index + 1) % members.length] as TestMember;
    for (let number = 0; number < each / CONCURRENT_SENDS; number++) {
      const sent: SentMessage = {
        from,
        to,
        clientId: randomUUID(),
        gift: number % 5 === 4,
        acknowledged: null,
      };
      all.push(sent);
      const [answer] = await Promise.all([
        sendUntilAnswered(port, sent),
        ...(number % 7 === 6 ? [sendUntilAnswered(port, sent)] : []),
      ]);
      sent.acknowledged = answer.message;
      if (answer.message) onSent(sent);
    }
  };
  await Promise.all(
    members.flatMap((from, index) => Array.from({ length: CONCURRENT_SENDS }, () => sendSeries(from, index))),
  );
  return all;
}
