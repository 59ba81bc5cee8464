import type { RawData, WebSocket } from 'ws';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { createQuickLimits } from '../http/quick-limits.ts';
import type { Holder } from './connections.ts';

/** What becomes of what a browser said; all but `heard` ends its socket. */
export type Verdict = 'heard' | 'not understood' | 'too much';
export type Hearing = (holder: Holder, data: RawData, isBinary: boolean) => Verdict;

export type HearingOptions<Said> = {
  clock: Clock;
  schema: z.ZodMiniType<Said>;
  /** Heard of a member in a minute, over all his sockets of this process; what is above is passed over. */
  aMinute: number;
  hear: (holder: Holder, said: Said) => void;
};

/** Who says ten times what is heard is no browser of ours. */
const PATIENCE = 10;

/** Hears what the contract knows, so often. Nothing else reaches the application, nor is anything answered. */
export function createHearing<Said>({ clock, schema, aMinute, hear }: HearingOptions<Said>): Hearing {
  const limits = createQuickLimits(clock);
  return (holder, data, isBinary) => {
    const { hits } = limits.count(holder.profileId);
    if (hits > aMinute * PATIENCE) return 'too much';
    if (isBinary) return 'not understood';
    const said = schema.safeParse(parsed(data));
    if (!said.success) return 'not understood';
    if (hits <= aMinute) hear(holder, said.data);
    return 'heard';
  };
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** How long a browser has to take its leave, in ms. */
const FAREWELL_MS = 2_000;

/**
 * Listens to a socket, and ends it with a code where it says what it may not: what it goes on saying is not heard, and soon it is gone
 * whatever it does. Who speaks before he was greeted is not understood.
 */
export function listenTo(socket: WebSocket, hear: (data: RawData, isBinary: boolean) => Verdict): void {
  const listen = (data: RawData, isBinary: boolean) => {
    // Being closed, as it is where its login has ended: it has to go, and may take its time.
    if (socket.readyState !== socket.OPEN) return;
    const verdict = hear(data, isBinary);
    if (verdict === 'heard') return;
    socket.off('message', listen);
    socket.close(ENDED_WITH[verdict], verdict);
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  };
  socket.on('message', listen);
}

const ENDED_WITH = { 'not understood': 1008, 'too much': 4429 } as const;
