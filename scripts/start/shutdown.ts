type StopFunction = () => unknown;

/** What has to be ended, last begun first, when the command ends by itself or by a signal. */
export class Shutdown {
  private readonly stopFunctions: StopFunction[] = [];
  private running: Promise<void> | undefined;

  get begun(): boolean {
    return this.running !== undefined;
  }

  /** Remembers how to end something. Said before the thing is fully begun: Ctrl-C may come in between. */
  add(end: StopFunction): void {
    if (this.running) void attempt(end);
    else this.stopFunctions.push(end);
  }

  /** Ends everything in order, once. What cannot be ended does not keep the rest from ending. */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

  /** Tells everything to end, now, and waits for nothing. */
  force(): void {
    for (const end of this.stopFunctions.toReversed()) void Promise.resolve(attempt(end));
  }

  private async stopAll(): Promise<void> {
    for (const end of this.stopFunctions.toReversed()) await attempt(end);
  }
}

async function attempt(end: StopFunction): Promise<void> {
  try {
    await end();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

// From a terminal Ctrl-C arrives twice: once by itself and once handed on by npm.
const SAME_KEYSTROKE_MS = 500;

/**
 * Ends in order on Ctrl-C, SIGTERM, a closed terminal, and when the npm that started us was killed; a second Ctrl-C
 * waits for nothing.
 */
export function stopOnSignal(shutdown: Shutdown, onStop: () => void): void {
  let firstSignalAt = 0;
  const handle = async () => {
    const isRepeated = firstSignalAt > 0;
    if (isRepeated && Date.now() - firstSignalAt < SAME_KEYSTROKE_MS) return;
    if (isRepeated) {
      shutdown.force();
      process.exit(130);
    }
    firstSignalAt = Date.now();
    onStop();
    await shutdown.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  if (process.env.npm_lifecycle_event) onOrphaned(handle);
}

function onOrphaned(handle: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle();
  }, 250);
  timer.unref();
}
