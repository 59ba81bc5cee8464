type StopFunction = () => unknown;

/** Runs stop functions, the last added first. */
export class Shutdown {
  private readonly stopFunctions: StopFunction[] = [];
  private running: Promise<void> | undefined;

  get hasBegun(): boolean {
    return this.running !== undefined;
  }

  /** Call this before the start is complete, because Ctrl-C may come during the start. */
  add(end: StopFunction): void {
    if (this.running) void attempt(end);
    else this.stopFunctions.push(end);
  }

  /** Runs all stop functions, even if one fails. */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

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

// The terminal and npm both send a signal for one Ctrl-C.
const SAME_KEYSTROKE_MS = 500;

/** Stops on Ctrl-C, SIGTERM, a closed terminal and a killed npm. */
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
