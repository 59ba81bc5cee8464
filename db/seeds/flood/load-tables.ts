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

function loadTable(
  worker: Worker,
  table: StreamedTable,
  onProgress: (progress: StreamProgress) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const onMessage = (progress: StreamProgress) => {
      onProgress(progress);
      if (!progress.done) return;
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
      resolve(progress.rows);
    };
    const onExit = () => reject(new Error(`The thread that made ${table} has ended.`));
    worker.on('message', onMessage).once('error', reject).once('exit', onExit);
    worker.postMessage(table);
  });
}
