import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'serve.ts');

export class ServerProcess {
  readonly port: number;
  private readonly env: Record<string, string>;
  private child: ChildProcess | null = null;

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.env = { ...env, PORT: String(port) };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let errorOutput = '';
    child.stderr.on('data', chunk => {
      errorOutput = (errorOutput + String(chunk)).slice(-2_000);
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error(`the server did not start: ${errorOutput}`)));
    });
  }

  /** Kills the process without a shutdown, so that it cannot finish its work. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
