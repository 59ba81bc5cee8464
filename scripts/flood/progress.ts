import type { FloodOptions, FloodStep } from '../../db/seeds/flood.ts';
import { printLine, styled } from '../start/report.ts';

type TableProgress = Parameters<FloodOptions['report']['streamed']>[0];

const stepLabels: Readonly<Record<FloodStep, string>> = {
  prepare: 'Tables',
  stream: 'Rows',
  ledger: 'Ledger and indexes',
  indexes: 'Indexes of the ledger',
  keys: 'Foreign keys',
  analyse: 'Statistics',
  check: 'Check',
};
/** Measured time to fill each table, relative to the other tables. */
const shares: Readonly<Record<string, number>> = {
  profiles: 34,
  messages: 20,
  profile_interests: 16,
  photos: 14,
  likes: 12,
  accounts: 8,
  conversations: 3,
  conversation_members: 3,
  presence: 3,
};

export class Progress {
  private readonly tables = new Map<string, TableProgress & { begun: number }>();
  private readonly begun = performance.now();
  private step: { name: FloodStep; begun: number } | undefined;
  private lastShown = 0;

  report: FloodOptions['report'] = {
    streamed: update => this.streamed(update),
    step: name => this.begin(name),
  };

  end(): void {
    if (this.step && this.step.name !== 'stream')
      printLine(
        `  ${stepLabels[this.step.name].padEnd(22)}${styled('dim', `(${seconds(this.step.begun)} s)`)}`,
      );
    this.step = undefined;
  }

  private begin(name: FloodStep): void {
    this.end();
    this.step = { name, begun: performance.now() };
    if (process.stdout.isTTY) process.stdout.write(styled('dim', `  ${stepLabels[name]} ...`));
  }

  private streamed(progress: TableProgress): void {
    const begun = this.tables.get(progress.table)?.begun ?? performance.now();
    this.tables.set(progress.table, { ...progress, begun });
    if (progress.done) printLine(`  ${describe({ ...progress, begun })}`);
    else this.showRest();
  }

  private showRest(): void {
    const now = performance.now();
    if (now - this.lastShown < (process.stdout.isTTY ? 200 : 10_000)) return;
    this.lastShown = now;
    const sumOf = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);
    const parts = Object.entries(shares).map(
      ([table, share]) => share * (this.tables.get(table)?.share ?? 0),
    );
    const done = sumOf(parts) / sumOf(Object.values(shares));
    const left = ((now - this.begun) / 1_000) * (1 / Math.max(done, 0.001) - 1);
    const unfinished = [...this.tables.values()]
      .filter(({ done: ended }) => !ended)
      .map(({ table, rows }) => `${table} ${rows.toLocaleString('en')}`);
    const text = `  ${Math.floor(done * 100)}% of the rows, ${Math.ceil(left)} s left: ${unfinished.join(', ')}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${styled('dim', text)}`);
    else console.log(text);
  }
}

function describe({ table, rows, bytes, begun }: TableProgress & { begun: number }): string {
  const took = Math.max(0.001, (performance.now() - begun) / 1_000);
  const rate = Math.round(rows / took).toLocaleString('en');
  const size = `${(bytes / 1e6).toFixed(0)} MB`;
  return `${table.padEnd(22)}${rows.toLocaleString('en').padStart(11)} rows ${rate.padStart(9)}/s ${size.padStart(8)} ${styled('dim', `(${took.toFixed(1)} s)`)}`;
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(1);
