/** This process has no secrets or connections, so that a hostile picture harms nothing else. */
import { writeFileSync } from 'node:fs';
import type { ImageJob, ImageReply } from './image-job.ts';
import { render } from './render.ts';

/** `memory`: bytes that the process uses after rendering. */
export type WorkerAnswer = { reply: ImageReply; memory: number };

/** A picture that needs more bytes is probably hostile. */
const MEMORY_LIMIT = 1_000 * 1_024 ** 2;
/** The largest accepted picture takes up to 3 s of CPU time. */
const CPU_LIMIT_MS = 5_000;
const CHECK_MS = 100;

const memory = () => process.memoryUsage.rss();
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
/** CPU time before the current picture; infinite while the process waits. */
let cpuBefore = Number.POSITIVE_INFINITY;

// If memory runs out, the kernel should kill this process rather than the server.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
setInterval(() => {
  if (memory() > MEMORY_LIMIT || cpu() - cpuBefore > CPU_LIMIT_MS) process.exit(1);
}, CHECK_MS);

// Ignores Ctrl-C, because only the parent decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', async (job: ImageJob) => {
  cpuBefore = cpu();
  const reply = await render(job);
  cpuBefore = Number.POSITIVE_INFINITY;
  process.send?.({ reply, memory: memory() } satisfies WorkerAnswer);
});
