import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '#contract/errors';
import { type ImageJob, ImageRefused, type Rendered } from './image-job.ts';
import type { WorkerAnswer } from './worker.ts';

const TIMED_OUT = 'took too long';
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** A process that uses more bytes than this after rendering is replaced. */
const MAX_IDLE_MEMORY = 500 * 1_024 ** 2;

export type ImageProcess = {
  /**
   * @throws ImageRefused with `broken` for a picture that ends the process; ApiError `unavailable` after
   * `timeoutMs`
   */
  run(job: ImageJob, timeoutMs: number): Promise<Rendered>;
  end(): void;
};

/**
 * @param onLost receives the reason if a process exits or takes too long before it answers a job
 * @spec D2.18
 */
export function createImageProcess(niceness: number, onLost: (reason: string) => void): ImageProcess {
  let child: ChildProcess | null = null;

  const ensureChild = (): ChildProcess => {
    if (child?.connected) return child;
    const fresh = start(niceness);
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    child = fresh;
    return fresh;
  };

  const discard = (worker: ChildProcess) => {
    worker.kill('SIGKILL');
    if (child === worker) child = null;
  };

  return {
    async run(job, timeoutMs) {
      const worker = ensureChild();
      setReferenced(worker, true);
      const { reply, lost, memory = 0 } = await outcomeOf(worker, job, timeoutMs);
      setReferenced(worker, false);
      if (lost) onLost(lost);
      if (lost || memory > MAX_IDLE_MEMORY) discard(worker);
      if (reply && 'rendered' in reply) return reply.rendered;
      if (lost === TIMED_OUT) throw new ApiError('unavailable');
      throw new ImageRefused(reply ? reply.refused : 'broken');
    },
    end() {
      child?.kill('SIGKILL');
    },
  };
}

function start(niceness: number): ChildProcess {
  const child = fork(WORKER, {
    // Leaves out the server's environment, which contains the database address and the secret.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128', '--permission', '--allow-addons', ...allowedFiles],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  if (child.pid !== undefined && process.platform !== 'win32') setPriority(child.pid, niceness);
  return child;
}

const allowedFiles = ['--allow-fs-read=*', '--allow-fs-write=/proc/self/oom_score_adj'];

type WorkerOutcome = Partial<WorkerAnswer> & { lost?: string };

function outcomeOf(worker: ChildProcess, job: ImageJob, timeoutMs: number): Promise<WorkerOutcome> {
  return new Promise(resolve => {
    const done = (outcome: WorkerOutcome) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (answer: unknown) => done(answer as WorkerAnswer);
    const onExit = (code: number | null, signal: string | null) =>
      done({ lost: `left with ${signal ?? code}` });
    const timer = setTimeout(() => done({ lost: TIMED_OUT }), timeoutMs);
    worker.on('message', onMessage).on('exit', onExit);
    worker.send(job, error => {
      if (error) done({ lost: error.message });
    });
  });
}

/** An idle image process must not keep the server from exiting. */
function setReferenced(worker: ChildProcess, busy: boolean): void {
  if (busy) worker.ref();
  else worker.unref();
  if (busy) worker.channel?.ref();
  else worker.channel?.unref();
}
