import type { Log } from '../log.ts';
import type { Holder } from './sockets.ts';

/** `doubtedAt`: the login may have ended, and has not been checked since; 0 where there is no doubt. */
export type Checked = { holder: Holder; doubtedAt: number };

export type LoginCheckOptions<Connection extends Checked> = {
  log: Log;
  /** Which of these logins still stand. */
  standing: (sessionHashes: string[]) => Promise<Set<string>>;
  end: (connection: Connection) => void;
};

/** Logins checked in one query. */
const AT_ONCE = 1_000;

/** Ends the connections whose login has ended. What fails is checked at the next ping. */
export function createLoginCheck<Connection extends Checked>(options: LoginCheckOptions<Connection>) {
  const { log, standing, end } = options;
  let moment = 1;

  const endThose = async (connections: Connection[]): Promise<void> => {
    const begun = moment;
    for (let start = 0; start < connections.length; start += AT_ONCE) {
      const checked = connections.slice(start, start + AT_ONCE);
      const valid = await standing([...new Set(checked.map(({ holder }) => holder.sessionHash))]);
      for (const connection of checked) {
        if (!valid.has(connection.holder.sessionHash)) end(connection);
        else if (connection.doubtedAt <= begun) connection.doubtedAt = 0;
      }
    }
  };
  const check = (connections: Connection[]): void =>
    void endThose(connections).catch(error => log.warn({ err: error }, 'logins not rechecked'));

  return {
    check,
    /** Some of these may have ended: until that is known, nobody is heard over them. */
    doubt(connections: Connection[]): void {
      moment += 1;
      for (const connection of connections) connection.doubtedAt = moment;
      check(connections);
    },
  };
}
