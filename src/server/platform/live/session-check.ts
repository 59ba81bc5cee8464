import type { Log } from '../log.ts';
import type { BusNotice } from './bus.ts';
import type { Connection, SocketSession } from './connections.ts';

/**
 * Makes the notice that starts a check of the recipient's sessions.
 * @param renewed old and new hash of a session whose sockets stay connected
 * @spec D2.21
 */
export const sessionsEnded = (profileId: string, renewed?: { from: Buffer; to: Buffer }): BusNotice => ({
  to: [profileId],
  type: SESSIONS_ENDED,
  ids: renewed ? { from: renewed.from.toString('hex'), to: renewed.to.toString('hex') } : {},
});

export const SESSIONS_ENDED = 'logins_ended';

export type CheckedConnection = Pick<Connection, 'session' | 'suspectedAt'>;

type SessionCheckOptions<One extends CheckedConnection> = {
  log: Log;
  selectValid: (sessionHashes: string[]) => Promise<Set<string>>;
  connectionsOf: (profileId: string) => One[];
  end: (connection: One) => void;
};

const SESSIONS_PER_QUERY = 1_000;
/** If another process renewed a session, its notice arrives within this time. */
const RENEWAL_NOTICE_MS = 2_000;

/**
 * Ends connections whose session ended. If a check fails, the next ping repeats it.
 * @spec D2.21 D4.10
 */
export function createSessionCheck<One extends CheckedConnection>({
  log,
  selectValid,
  connectionsOf,
  end,
}: SessionCheckOptions<One>) {
  let sequence = 1;
  const identifications = new Set<BusNotice[]>();

  const findEnded = async (connections: One[]): Promise<One[]> => {
    const startedAt = sequence;
    const ended: One[] = [];
    for (let start = 0; start < connections.length; start += SESSIONS_PER_QUERY) {
      const batch = connections.slice(start, start + SESSIONS_PER_QUERY);
      const checked = batch.map(connection => ({ connection, hash: connection.session.sessionHash }));
      const valid = await selectValid([...new Set(checked.map(({ hash }) => hash))]);
      for (const { connection, hash } of checked) {
        // The session was renewed meanwhile; the notice of the renewal started another check.
        if (connection.session.sessionHash !== hash) continue;
        if (!valid.has(hash)) ended.push(connection);
        else if (connection.suspectedAt <= startedAt) connection.suspectedAt = 0;
      }
    }
    return ended;
  };
  const logFailure = (checking: Promise<unknown>): void =>
    void checking.catch(error => log.warn({ err: error }, 'sessions not rechecked'));

  /** Ignores the frames of these sessions until the check is done. */
  const suspect = (connections: One[]): void => {
    sequence += 1;
    for (const connection of connections) connection.suspectedAt = sequence;
    logFailure(findEnded(connections).then(ended => ended.forEach(end)));
  };

  return {
    suspect,
    /** Checks seemingly ended sessions again, because a notice of their renewal may come later. */
    check: (connections: One[]): void =>
      logFailure(
        findEnded(connections).then(ended => {
          if (ended.length > 0) setTimeout(suspect, RENEWAL_NOTICE_MS, ended).unref();
        }),
      ),
    onNotice(notice: BusNotice): void {
      for (const notices of identifications) notices.push(notice);
      const connections = notice.to.flatMap(connectionsOf);
      for (const { session } of connections) renew(session, notice);
      suspect(connections);
    },
    /** `isSuspect` means that a notice came during the identification, so the result may be outdated. */
    async identify(
      lookUp: () => Promise<SocketSession | null>,
    ): Promise<{ session: SocketSession | null; isSuspect: boolean }> {
      const notices: BusNotice[] = [];
      identifications.add(notices);
      try {
        const session = await lookUp();
        if (!session) return { session, isSuspect: false };
        const ownNotices = notices.filter(({ to }) => to.includes(session.profileId));
        for (const notice of ownNotices) renew(session, notice);
        return { session, isSuspect: ownNotices.length > 0 };
      } finally {
        identifications.delete(notices);
      }
    },
  };
}

function renew(session: SocketSession, { ids }: BusNotice): void {
  if (session.sessionHash === ids.from) session.sessionHash = String(ids.to);
}
