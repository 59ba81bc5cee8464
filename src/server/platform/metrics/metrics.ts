import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestOutcome } from '../http/request-log.ts';
import type { JobRun } from '../jobs.ts';

export type Metrics = {
  /** Counts a request that was answered; the calls inside a rendering belong to their document. */
  answered(request: RequestOutcome): void;
  /** Counts a statement that took so many milliseconds. */
  asked(query: { sql: string; ms: number; failed: boolean }): void;
  /** Counts a notice that this process put on the bus or heard there. */
  noticed(direction: 'published' | 'heard'): void;
  /** Counts a run of a job. */
  ran(run: JobRun): void;
  /** Counts something that happened under one word of the code, `name` and `help` being those of the figure. */
  happened(name: string, help: string, word: string): void;
  /**
   * A figure that is read when it is asked for; by state where there are several. One that cannot be read is left out,
   * without keeping the others back.
   */
  read(name: string, help: string, figure: () => Figure | Promise<Figure>): void;
  /** All figures in the text format of Prometheus. */
  text(): Promise<string>;
};
/** One value, or one a state. */
export type Figure = number | Record<string, number>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600];
const KINDS = /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|start|commit|rollback)\b/i;

/**
 * The figures of one process: its memory and event loop, and what its parts tell. Labels are words of the code (routes as
 * declared, codes, names of jobs), never what somebody sent.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, histogram } = makers(registry);
  const requests = histogram(
    'http_request_duration_seconds',
    'Requests by route as declared.',
    ['method', 'route', 'status'],
    SECONDS,
  );
  const refusals = counter('refused_requests_total', 'Refused requests by error code.', ['code']);
  const limited = counter('rate_limited_requests_total', 'Requests refused because there were too many.', [
    'route',
  ]);
  const queries = histogram(
    'db_query_duration_seconds',
    'Statements by kind, without the wait for a connection.',
    ['kind', 'outcome'],
    SECONDS,
  );
  const notices = counter('bus_notices_total', 'Notices on the bus.', ['direction']);
  const jobs = histogram(
    'job_duration_seconds',
    'Runs of jobs by outcome: done, retry or failed.',
    ['job', 'outcome'],
    JOB_SECONDS,
  );
  const happenings = new Map<string, Counter<'what'>>();
  return {
    answered({ method, route, status, took, refused, inProcess }) {
      if (!inProcess) requests.observe({ method, route, status }, took);
      if (refused) refusals.inc({ code: refused });
      if (refused === 'too_many_requests' || refused === 'too_many_reads') limited.inc({ route });
    },
    asked({ sql, ms, failed }) {
      const kind = KINDS.exec(sql)?.[1]?.toLowerCase() ?? 'other';
      queries.observe({ kind, outcome: failed ? 'failed' : 'done' }, ms / 1_000);
    },
    noticed: direction => notices.inc({ direction }),
    ran: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    happened(name, help, word) {
      const known = happenings.get(name) ?? counter(name, help, ['what']);
      happenings.set(name, known);
      known.inc({ what: word });
    },
    read: (name, help, figure) => void addGauge(registry, name, help, figure),
    text: () => registry.metrics(),
  };
}

const makers = (registry: Registry) => ({
  counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] }),
  histogram: <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] }),
});

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  figure: Parameters<Metrics['read']>[2],
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    labelNames: ['state'],
    async collect() {
      this.reset();
      // A gauge that was reset shows 0 unless it has labels; unknown is not 0.
      const read = await Promise.resolve()
        .then(figure)
        .catch(() => Number.NaN);
      if (typeof read === 'number') this.set(read);
      else for (const [state, value] of Object.entries(read)) this.set({ state }, value);
    },
  });
}
