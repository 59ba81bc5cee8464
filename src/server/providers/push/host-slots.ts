export type HostSlots = {
  /** Resolves to a function that releases the slot, or to null if none became free in time. */
  acquire(host: string): Promise<(() => void) | null>;
};

type Host = { used: number; waiting: Set<() => void> };

/** Bounds the sends in flight to a push service, so that the timeout of each begins when it is sent. */
export function createHostSlots({ perHost, maxWaitMs }: { perHost: number; maxWaitMs: number }): HostSlots {
  const hosts = new Map<string, Host>();
  const release = (name: string, host: Host) => {
    const [next] = host.waiting;
    if (next) {
      host.waiting.delete(next);
      return next();
    }
    host.used -= 1;
    if (host.used === 0) hosts.delete(name);
  };
  return {
    async acquire(name) {
      const host = hosts.get(name) ?? { used: 0, waiting: new Set() };
      hosts.set(name, host);
      if (host.used < perHost) host.used += 1;
      else if (!(await waitForTurn(host, maxWaitMs))) return null;
      return () => release(name, host);
    },
  };
}

const waitForTurn = ({ waiting }: Host, maxWaitMs: number): Promise<boolean> =>
  new Promise(resolve => {
    const onTurn = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.delete(onTurn);
      resolve(false);
    }, maxWaitMs);
    waiting.add(onTurn);
  });
