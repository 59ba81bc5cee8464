import type { Tx } from './transact.ts';

/** A moment of one domain that later domains join: they register in `domains.ts` and run in the caller's transaction, in that order. */
export type Hook<Moment> = {
  register(listener: (tx: Tx, moment: Moment) => Promise<void>): void;
  run(tx: Tx, moment: Moment): Promise<void>;
};

/** A hook that nobody has joined yet. */
export function createHook<Moment>(): Hook<Moment> {
  const listeners: ((tx: Tx, moment: Moment) => Promise<void>)[] = [];
  return {
    register: listener => void listeners.push(listener),
    async run(tx, moment) {
      for (const listener of listeners) await listener(tx, moment);
    },
  };
}
