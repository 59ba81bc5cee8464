import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestOutcome } from '../http/request-log.ts';
import type { JobRun } from '../jobs.ts';
import type { Bus } from '../live/bus.ts';

export type Metrics = {
  /** Calls made during page rendering count only if they are refused. */
  recordRequest(request: RequestOutcome): void;
  recordQuery(query: { sql: string; ms: number; failed: boolean }): void;
  countNotice(direction: 'published' | 'received'): void;
  recordJobRun(run: JobRun): void;
  countEvent(name: string, help: string, word: string): void;
  /** Calls `figure` on each scrape. The gauge is NaN if `figure` fails. */
  registerGauge(
    name: string,
    help: string,
    figure: () => GaugeValue | Promise<GaugeValue>,
    label?: 'state' | 'job',
  ): void;
  text(): Promise<string>;
};
type GaugeValue = number | Record<string, number>;

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_DURATION_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];
const STATEMENT_KIND =
  /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|start|commit|rollback)\b/i;

/** Labels come from the source code, never from user input. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, histogram } = metricFactories(registry);
  const requests = histogram(
    'http_request_duration_seconds',
    'Requests by route as declared.',
    ['method', 'route', 'status'],
    DURATION_BUCKETS,
  );
  const refusals = counter('refused_requests_total', 'Refused requests by error code.', ['code']);
  const limited = counter('rate_limited_requests_total', 'Requests refused because there were too many.', [
    'route',
  ]);
  const queries = histogram(
    'db_query_duration_seconds',
    'Statements by kind, without the wait for a connection.',
    ['kind', 'outcome'],
    DURATION_BUCKETS,
  );
  const notices = counter('bus_notices_total', 'Notices on the bus.', ['direction']);
  const jobs = histogram(
    'job_duration_seconds',
    'Runs of jobs by outcome: done, retry or failed.',
    ['job', 'outcome'],
    JOB_DURATION_BUCKETS,
  );
  const eventCounters = new Map<string, Counter<'what'>>();
  return {
    recordRequest({ method, route, status, durationSeconds, refused, inProcess }) {
      if (!inProcess) requests.observe({ method, route, status }, durationSeconds);
      if (refused) refusals.inc({ code: refused });
      if (refused === 'too_many_requests' || refused === 'too_many_reads') limited.inc({ route });
    },
    recordQuery({ sql, ms, failed }) {
      const kind = STATEMENT_KIND.exec(sql)?.[1]?.toLowerCase() ?? 'other';
      queries.observe({ kind, outcome: failed ? 'failed' : 'done' }, ms / 1_000);
    },
    countNotice: direction => notices.inc({ direction }),
    recordJobRun: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    countEvent(name, help, label) {
      const eventCounter = eventCounters.get(name) ?? counter(name, help, ['what']);
      eventCounters.set(name, eventCounter);
      eventCounter.inc({ what: label });
    },
    registerGauge: (name, help, figure, label = 'state') =>
      void addGauge(registry, { name, help, figure, label }),
    text: () => registry.metrics(),
  };
}

const metricFactories = (registry: Registry) => ({
  counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] }),
  histogram: <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] }),
});

type GaugeOptions = {
  name: string;
  help: string;
  figure: Parameters<Metrics['registerGauge']>[2];
  label: string;
};

function addGauge(registry: Registry, { name, help, figure, label }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    labelNames: [label],
    async collect() {
      this.reset();
      const read = await Promise.resolve()
        .then(figure)
        .catch(() => Number.NaN);
      if (typeof read === 'number') this.set(read);
      else for (const [key, value] of Object.entries(read)) this.set({ [label]: key }, value);
    },
  });
}

export function countBusNotices(bus: Bus, { countNotice }: Pick<Metrics, 'countNotice'>): Bus {
  bus.subscribe(() => countNotice('received'));
  return {
    ...bus,
    publish(notice) {
      countNotice('published');
      bus.publish(notice);
    },
  };
}
