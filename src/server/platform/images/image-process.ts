import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '#contract/errors';
import { type ImageJob, ImageRefused, type Rendered } from './image-job.ts';
import type { WorkerAnswer } from './worker.ts';

const TOO_LONG = 'took too long';
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** Answering members comes before making pictures. */
const LOW_PRIORITY = 15;
/** A process that holds more bytes than this after a picture is not kept for the next one. */
const MEMORY_KEPT = 500 * 1_024 ** 2;

/** One child process; it starts with its first picture and again after it has left. */
export type ImageProcess = {
  /**
   * One picture at a time. Throws ImageRefused, `broken` for a picture that ends the process, and ApiError `unavailable`
   * when the machine is so busy that `timeoutMs` do not suffice.
   */
  run(job: ImageJob, timeoutMs: number): Promise<Rendered>;
  end(): void;
};

/** @param onLost hears why a process ended or was ended in the middle of a picture */
export function createImageProcess(onLost: (how: string) => void): ImageProcess {
  let child: ChildProcess | null = null;

  const ready = (): ChildProcess => {
    if (child?.connected) return child;
    const fresh = start();
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    child = fresh;
    return fresh;
  };

  const leave = (worker: ChildProcess) => {
    worker.kill('SIGKILL');
    if (child === worker) child = null;
  };

  return {
    async run(job, timeoutMs) {
      const worker = ready();
      hold(worker, true);
      const { reply, lost, memory = 0 } = await outcomeOf(worker, job, timeoutMs);
      hold(worker, false);
      if (lost) onLost(lost);
      if (lost || memory > MEMORY_KEPT) leave(worker);
      if (reply && 'rendered' in reply) return reply.rendered;
      if (lost === TOO_LONG) throw new ApiError('unavailable');
      throw new ImageRefused(reply ? reply.refused : 'broken');
    },
    end() {
      child?.kill('SIGKILL');
    },
  };
}

function start(): ChildProcess {
  const child = fork(WORKER, {
    // Nothing of the server's environment: it holds the database's address and the secret.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128', '--permission', '--allow-addons', ...allowedFiles],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  if (child.pid !== undefined && process.platform !== 'win32') setPriority(child.pid, LOW_PRIORITY);
  return child;
}

/** Reads its own code and libraries; writes its oom score alone. */
const allowedFiles = ['--allow-fs-read=*', '--allow-fs-write=/proc/self/oom_score_adj'];

type Outcome = Partial<WorkerAnswer> & { lost?: string };

function outcomeOf(worker: ChildProcess, job: ImageJob, timeoutMs: number): Promise<Outcome> {
  return new Promise(resolve => {
    const done = (outcome: Outcome) => {
      clearTimeout(timer);
      worker.off('message', answered).off('exit', left);
      resolve(outcome);
    };
    const answered = (answer: unknown) => done(answer as WorkerAnswer);
    const left = (code: number | null, signal: string | null) =>
      done({ lost: `left with ${signal ?? code}` });
    const timer = setTimeout(() => done({ lost: TOO_LONG }), timeoutMs);
    worker.on('message', answered).on('exit', left);
    worker.send(job, error => {
      if (error) done({ lost: error.message });
    });
  });
}

/** An idle image process keeps nobody from leaving. */
function hold(worker: ChildProcess, busy: boolean): void {
  if (busy) worker.ref();
  else worker.unref();
  if (busy) worker.channel?.ref();
  else worker.channel?.unref();
}
