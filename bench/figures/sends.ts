import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { sessionCookieName } from '../../src/server/platform/sessions.ts';
import { capture, type Statement, say } from '../../src/server/testing/capture.ts';
import { type Figure, ratioReading } from '../figure.ts';
import { sizeName } from '../support/house.ts';
import { asBrowser, loadDatabase, loadHttp } from '../support/load.ts';
import { type Pair, pairUp } from '../support/members.ts';
import { openServer } from '../support/open-server.ts';
import { inTurns, medianOf } from '../support/stats.ts';

const PAIRS = 64;
const BARE_CONNECTIONS = 8;
const HTTP_CONNECTIONS = 32;

/** P1: sends through the whole path, acknowledged after the commit, beside the same transaction without HTTP. */
export const sends: Figure = {
  id: 'P1',
  title: 'Durable sends through the full path',
  async measure({ smallest: { url, members }, serve }) {
    const pairs = await pairUp(url, PAIRS);
    const transaction = await captureSend(url, pairs[0] as Pair);
    const child = await serve('serve-app.ts', url);
    const next = inTurn(pairs);
    try {
      const { ours, bare } = await inTurns(3, {
        bare: () =>
          loadDatabase(url, BARE_CONNECTIONS, async client => {
            for (const statement of transaction(next())) await say(client, statement);
          }),
        ours: () => loadHttp(child.url, HTTP_CONNECTIONS, () => askToSend(next(), child.port)),
      });
      return [
        ratioReading(
          `sends at ${sizeName(members)} (full path over ${HTTP_CONNECTIONS} connections, bare transaction over ${BARE_CONNECTIONS})`,
          {
            ours: medianOf(ours, round => round.perSecond),
            limit: medianOf(bare, round => round.perSecond),
            unit: '/s',
          },
          { atLeast: 0.6 },
        ),
      ];
    } finally {
      await child.stop();
    }
  },
};

/** Members write one after the other, so that nobody waits for himself. */
export function inTurn<Item>(items: Item[]): () => Item {
  let place = 0;
  return () => items[place++ % items.length] as Item;
}

export const TEXT = 'Would you like to see the new exhibition on Saturday, and have a coffee afterwards?';

export const askToSend = ({ sender, receiver }: Pair, port: number, text = TEXT) => ({
  path: '/api/chat.php',
  method: 'POST' as const,
  headers: { ...asBrowser(port, sender.secret), 'content-type': 'application/json' },
  body: JSON.stringify({ to: receiver.profileId, client_id: randomUUID(), text }),
});

/**
 * The transaction of one send, as the application says it, for any pair: what was this pair's in it becomes another's. A value
 * that is none of them stays, as the price does.
 */
async function captureSend(url: string, pair: Pair): Promise<(of: Pair) => Statement[]> {
  const server = await openServer(url);
  const ask = askToSend(pair, 80);
  let answer: { message?: { id: string } } = {};
  const said = await capture(async () => {
    const { body, ...rest } = await server.http.inject({
      url: ask.path,
      method: ask.method,
      headers: {
        ...ask.headers,
        host: 'localhost',
        cookie: `${sessionCookieName(false)}=${pair.sender.secret}`,
      },
      payload: ask.body,
    });
    if (rest.statusCode !== 200) throw new Error(`the sample send failed: ${body}`);
    answer = JSON.parse(body) as typeof answer;
  });
  await server.close();
  // Payment and message are one statement, which is a transaction by itself.
  const transaction = said.filter(({ text }) => text.includes('insert into messages'));
  if (transaction.length !== 1) throw new Error('no transaction was seen');
  const clientId = (JSON.parse(ask.body) as { client_id: string }).client_id;
  return ({ sender, receiver }) => {
    const now = new Date();
    const others = new Map<unknown, unknown>([
      [pair.sender.accountId, sender.accountId],
      [pair.sender.profileId, sender.profileId],
      [pair.receiver.profileId, receiver.profileId],
      [answer.message?.id, newId()],
      [clientId, randomUUID()],
    ]);
    const value = (seen: unknown) =>
      seen instanceof Date ? now : others.has(seen) ? others.get(seen) : seen;
    return transaction.map(({ text, values }) => ({ text, values: values.map(value) }));
  };
}
