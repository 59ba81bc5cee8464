import type { Log } from '../log.ts';
import type { BusNotice } from './bus.ts';
import type { Connection, Holder } from './connections.ts';

/**
 * Publish this after logins of a member ended: his sockets are checked at once instead of at the next ping.
 * @param renewed the one that goes on under another secret, by the hashes of both: its sockets stay
 */
export const loginsEnded = (profileId: string, renewed?: { from: Buffer; to: Buffer }): BusNotice => ({
  to: [profileId],
  type: LOGINS_ENDED,
  ids: renewed ? { from: renewed.from.toString('hex'), to: renewed.to.toString('hex') } : {},
});

export const LOGINS_ENDED = 'logins_ended';

export type Checked = Pick<Connection, 'holder' | 'doubtedAt'>;

export type LoginCheckOptions<One extends Checked> = {
  log: Log;
  /** Which of these logins still stand. */
  standing: (sessionHashes: string[]) => Promise<Set<string>>;
  of: (profileId: string) => One[];
  end: (connection: One) => void;
};

/** Logins checked in one query. */
const AT_ONCE = 1_000;
/** A notice of another process is here by then. */
const NEWS_MS = 2_000;

/** Ends the connections whose login has ended. What fails is checked at the next ping. */
export function createLoginCheck<One extends Checked>({ log, standing, of, end }: LoginCheckOptions<One>) {
  let moment = 1;
  /** What is told while it is asked who opens a socket, for each that is asked about. */
  const asked = new Set<BusNotice[]>();

  const findEnded = async (connections: One[]): Promise<One[]> => {
    const begun = moment;
    const ended: One[] = [];
    for (let start = 0; start < connections.length; start += AT_ONCE) {
      const some = connections.slice(start, start + AT_ONCE);
      const checked = some.map(connection => ({ connection, hash: connection.holder.sessionHash }));
      const valid = await standing([...new Set(checked.map(({ hash }) => hash))]);
      for (const { connection, hash } of checked) {
        // Renewed meanwhile: the notice of that began a check of its own.
        if (connection.holder.sessionHash !== hash) continue;
        if (!valid.has(hash)) ended.push(connection);
        else if (connection.doubtedAt <= begun) connection.doubtedAt = 0;
      }
    }
    return ended;
  };
  const logged = (checking: Promise<unknown>): void =>
    void checking.catch(error => log.warn({ err: error }, 'logins not rechecked'));

  /** Some of these may have ended: until that is known, nobody is heard over them. */
  const doubt = (connections: One[]): void => {
    moment += 1;
    for (const connection of connections) connection.doubtedAt = moment;
    logged(findEnded(connections).then(ended => ended.forEach(end)));
  };

  return {
    doubt,
    /** Looks at all of them, unasked. What it finds ended may have been renewed by another process, whose notice is on its way. */
    check: (connections: One[]): void =>
      logged(
        findEnded(connections).then(ended => {
          if (ended.length > 0) setTimeout(doubt, NEWS_MS, ended).unref();
        }),
      ),
    /** Logins of a member ended, or one of them was renewed. */
    hear(notice: BusNotice): void {
      for (const news of asked) news.push(notice);
      const connections = notice.to.flatMap(of);
      for (const { holder } of connections) renew(holder, notice);
      doubt(connections);
    },
    /** Asks who opens a socket. `isDoubted`: logins of his ended meanwhile, or were renewed, and nobody knows which he was asked about. */
    async identified(
      ask: () => Promise<Holder | null>,
    ): Promise<{ holder: Holder | null; isDoubted: boolean }> {
      const news: BusNotice[] = [];
      asked.add(news);
      try {
        const holder = await ask();
        if (!holder) return { holder, isDoubted: false };
        const own = news.filter(({ to }) => to.includes(holder.profileId));
        for (const notice of own) renew(holder, notice);
        return { holder, isDoubted: own.length > 0 };
      } finally {
        asked.delete(news);
      }
    },
  };
}

function renew(holder: Holder, { ids }: BusNotice): void {
  if (holder.sessionHash === ids.from) holder.sessionHash = String(ids.to);
}
