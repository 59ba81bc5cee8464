import type { RawData, WebSocket } from 'ws';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { createMemoryLimits } from '../http/memory-limits.ts';
import { parseJson } from '../parse-json.ts';
import type { SocketSession } from './connections.ts';

/** Every result other than `accepted` ends the socket. */
type FrameResult = 'accepted' | 'not understood' | 'too much';
export type FrameReceiver = (session: SocketSession, data: RawData, isBinary: boolean) => FrameResult;

type FrameReceiverOptions<Frame> = {
  clock: Clock;
  schema: z.ZodMiniType<Frame>;
  /** Limit over all sockets of a sender in this process; further frames are ignored. */
  perMinute: number;
  onFrame: (session: SocketSession, frame: Frame) => void;
};

/** The socket closes beyond this multiple of `perMinute`, which the site's script never reaches. */
const ABUSE_FACTOR = 10;

/** @spec D4.10 */
export function createFrameReceiver<Frame>({
  clock,
  schema,
  perMinute,
  onFrame,
}: FrameReceiverOptions<Frame>): FrameReceiver {
  const limits = createMemoryLimits(clock);
  return (session, data, isBinary) => {
    const { hits } = limits.count(session.profileId);
    if (hits > perMinute * ABUSE_FACTOR) return 'too much';
    if (isBinary) return 'not understood';
    const frame = schema.safeParse(parseJson(data.toString()));
    if (!frame.success) return 'not understood';
    if (hits <= perMinute) onFrame(session, frame.data);
    return 'accepted';
  };
}

const CLOSE_TIMEOUT_MS = 2_000;

/** Closes the socket after a bad frame, and terminates a socket that stays open. */
export function receiveFrames(
  socket: WebSocket,
  receive: (data: RawData, isBinary: boolean) => FrameResult,
): void {
  const onMessage = (data: RawData, isBinary: boolean) => {
    // The socket is already closing, e.g. because its session ended.
    if (socket.readyState !== socket.OPEN) return;
    const result = receive(data, isBinary);
    if (result === 'accepted') return;
    socket.off('message', onMessage);
    socket.close(CLOSE_CODES[result], result);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  };
  socket.on('message', onMessage);
}

const CLOSE_CODES = { 'not understood': 1008, 'too much': 4429 } as const;
