/**
 * The image process: renders one picture at a time, sent by its parent. It has no secrets, connections or
 * files, so that a picture that crashes it harms nothing else.
 */
import { writeFileSync } from 'node:fs';
import type { ImageJob, ImageReply } from './image-job.ts';
import { render } from './render.ts';

/** The reply, and the process's memory in bytes after it. */
export type WorkerAnswer = { reply: ImageReply; memory: number };

/** A picture within the limits stays far below; more indicates a hostile one. */
const MEMORY_LIMIT = 1_000 * 1_024 ** 2;
/** Processor time for one picture; 40 megapixels take 1 s, as AVIF 3 s. */
const CPU_LIMIT_MS = 5_000;
const CHECK_MS = 100;

const memory = () => process.memoryUsage.rss();
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
/** CPU time at the start of the current picture; infinite between pictures. */
let cpuBefore = Number.POSITIVE_INFINITY;

// When memory runs out, the kernel kills this process rather than the server.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
setInterval(() => {
  if (memory() > MEMORY_LIMIT || cpu() - cpuBefore > CPU_LIMIT_MS) process.exit(1);
}, CHECK_MS);

// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', async (job: ImageJob) => {
  cpuBefore = cpu();
  const reply = await render(job);
  cpuBefore = Number.POSITIVE_INFINITY;
  process.send?.({ reply, memory: memory() } satisfies WorkerAnswer);
});
