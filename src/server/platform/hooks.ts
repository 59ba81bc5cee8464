import type { Tx } from './transact.ts';

/** Listeners run within `tx`, in the order of their registration in `domains.ts`. */
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
