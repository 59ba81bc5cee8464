import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadWorkerData, StreamProgress } from './load-worker.ts';
import { type StreamedTable, streamedTables } from './rows.ts';

/** A referenced table comes before the tables that reference it. */
const orderWithKeys: StreamedTable[][] = [
  ['accounts'],
  ['profiles'],
  ['profile_interests', 'photos', 'likes', 'conversations', 'presence'],
  ['messages', 'conversation_members'],
];

export async function loadTables(
  workerData: LoadWorkerData,
  threads: number,
  onProgress: (progress: StreamProgress) => void,
  signal: AbortSignal,
): Promise<Record<StreamedTable, number>> {
  signal.throwIfAborted();
  const workers = Array.from({ length: threads }, () => startWorker(workerData));
  const terminateAll = () => Promise.all(workers.map(worker => worker.terminate()));
  signal.addEventListener('abort', terminateAll);
  const rows: Partial<Record<StreamedTable, number>> = {};
  try {
    for (const stage of workerData.fresh ? [streamedTables] : orderWithKeys) {
      const remaining = stage.values();
      const loadRemaining = async (worker: Worker) => {
        for (const table of remaining) rows[table] = await loadTable(worker, table, onProgress);
      };
      await Promise.all(workers.map(loadRemaining));
    }
  } finally {
    signal.removeEventListener('abort', terminateAll);
    await terminateAll();
  }
  return rows as Record<StreamedTable, number>;
}

const startWorker = (data: LoadWorkerData) =>
  new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: data });

async function loadTable(
  worker: Worker,
  table: StreamedTable,
  onProgress: (progress: StreamProgress) => void,
): Promise<number> {
  worker.postMessage(table);
  for await (const [progress] of on(worker, 'message', { close: ['exit'] })) {
    onProgress(progress);
    if (progress.done) return progress.rows;
  }
  throw new Error(`The thread that made ${table} has ended.`);
}
