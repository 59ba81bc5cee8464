import type { Benchmark } from './benchmark.ts';
import { chatOpeningBenchmark } from './benchmarks/chat-opening.ts';
import { emailBenchmark } from './benchmarks/email-sending.ts';
import { landingPageBenchmark } from './benchmarks/landing-pages.ts';
import { latencyBenchmark } from './benchmarks/latency.ts';
import { eventBenchmark } from './benchmarks/live-events.ts';
import { sendBenchmark } from './benchmarks/message-sends.ts';
import { nearestBenchmark } from './benchmarks/nearest-first.ts';
import { sizeBenchmark } from './benchmarks/page-sizes.ts';
import { photoBenchmark } from './benchmarks/photo-uploads.ts';
import { pushBenchmark } from './benchmarks/push-latency.ts';
import { renderingBenchmark } from './benchmarks/rendering.ts';
import { countBenchmark } from './benchmarks/result-counts.ts';
import { searchBenchmark } from './benchmarks/search.ts';
import { socketBenchmark } from './benchmarks/socket-memory.ts';
import { staffTableBenchmark } from './benchmarks/staff-tables.ts';
import { startBenchmark } from './benchmarks/start-time.ts';
import { weeklyUpdateBenchmark } from './benchmarks/weekly-update.ts';

export const benchmarks: Benchmark[] = [
  sendBenchmark,
  latencyBenchmark,
  eventBenchmark,
  searchBenchmark,
  nearestBenchmark,
  countBenchmark,
  chatOpeningBenchmark,
  socketBenchmark,
  sizeBenchmark,
  photoBenchmark,
  renderingBenchmark,
  startBenchmark,
  pushBenchmark,
  emailBenchmark,
  weeklyUpdateBenchmark,
  landingPageBenchmark,
  staffTableBenchmark,
];

const QUICK = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P11'];

/** Those whose ratios can be seen within minutes. */
export const quickBenchmarks: Benchmark[] = benchmarks.filter(({ id }) => QUICK.includes(id));
