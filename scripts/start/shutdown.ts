type Ending = () => unknown;

/** What has to be ended, last begun first, when the command ends by itself or by a signal. */
export class Shutdown {
  private readonly endings: Ending[] = [];
  private running: Promise<void> | undefined;

  get begun(): boolean {
    return this.running !== undefined;
  }

  /** Remembers how to end something. Said before the thing is fully begun: Ctrl-C may come in between. */
  add(end: Ending): void {
    if (this.running) void attempt(end);
    else this.endings.push(end);
  }

  /** Ends everything in order, once. What cannot be ended does not keep the rest from ending. */
  run(): Promise<void> {
    this.running ??= this.endAll();
    return this.running;
  }

  /** Tells everything to end, now, and waits for nothing. */
  force(): void {
    for (const end of this.endings.toReversed()) void Promise.resolve(attempt(end));
  }

  private async endAll(): Promise<void> {
    for (const end of this.endings.toReversed()) await attempt(end);
  }
}

async function attempt(end: Ending): Promise<void> {
  try {
    await end();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

// From a terminal Ctrl-C arrives twice: once by itself and once handed on by npm.
const sameKeystroke = 500;

/**
 * Ends in order on Ctrl-C, SIGTERM, a closed terminal, and when the npm that started us was killed; a second Ctrl-C
 * waits for nothing.
 */
export function endOnSignal(shutdown: Shutdown, announce: () => void): void {
  let first = 0;
  const handle = async () => {
    const again = first > 0;
    if (again && Date.now() - first < sameKeystroke) return;
    if (again) {
      shutdown.force();
      process.exit(130);
    }
    first = Date.now();
    announce();
    await shutdown.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  if (process.env.npm_lifecycle_event) onOrphaned(handle);
}

function onOrphaned(handle: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    handle();
  }, 250);
  watching.unref();
}
