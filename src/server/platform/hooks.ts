import type { Tx } from './transact.ts';

/**
 * An event inside a domain that later domains react to. Listeners are registered in `domains.ts` and run in
 * that order within the caller's transaction.
 */
export type Hook<Moment> = {
  register(listener: (tx: Tx, moment: Moment) => Promise<void>): void;
  run(tx: Tx, moment: Moment): Promise<void>;
};

export function createHook<Moment>(): Hook<Moment> {
  const listeners: ((tx: Tx, moment: Moment) => Promise<void>)[] = [];
  return {
    register: listener => void listeners.push(listener),
    async run(tx, moment) {
      for (const listener of listeners) await listener(tx, moment);
    },
  };
}
