import { Worker } from 'node:worker_threads';
import type { Given, Told } from './load-worker.ts';
import type { StreamedTable } from './tables.ts';

/** In a bare database the order does not matter: the longest come first. */
const bareOrder: StreamedTable[][] = [
  [
    'profiles',
    'messages',
    'profile_interests',
    'photos',
    'likes',
    'accounts',
    'conversation_members',
    'conversations',
    'presence',
  ],
];
/** Where foreign keys are on, what is referred to comes first. */
const keyedOrder: StreamedTable[][] = [
  ['accounts'],
  ['profiles'],
  ['profile_interests', 'photos', 'likes', 'conversations', 'presence'],
  ['messages', 'conversation_members'],
];

/**
 * Streams all tables from several threads, each of which makes and sends one table at a time, until the signal comes.
 * @returns rows by table
 */
export async function loadTables(
  given: Given,
  threads: number,
  hear: (told: Told) => void,
  signal: AbortSignal,
): Promise<Record<StreamedTable, number>> {
  signal.throwIfAborted();
  const crew = Array.from({ length: threads }, () => startWorker(given));
  const dismiss = () => Promise.all(crew.map(worker => worker.terminate()));
  signal.addEventListener('abort', dismiss);
  const rows: Partial<Record<StreamedTable, number>> = {};
  try {
    for (const stage of given.fresh ? bareOrder : keyedOrder) {
      const left = stage.values();
      const take = async (worker: Worker) => {
        for (const table of left) rows[table] = await loadOne(worker, table, hear);
      };
      await Promise.all(crew.map(take));
    }
  } finally {
    signal.removeEventListener('abort', dismiss);
    await dismiss();
  }
  return rows as Record<StreamedTable, number>;
}

const startWorker = (given: Given) =>
  new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: given });

function loadOne(worker: Worker, table: StreamedTable, hear: (told: Told) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const listen = (told: Told) => {
      hear(told);
      if (!told.done) return;
      worker.off('message', listen).off('error', reject).off('exit', leave);
      resolve(told.rows);
    };
    const leave = () => reject(new Error(`The thread that made ${table} has ended.`));
    worker.on('message', listen).once('error', reject).once('exit', leave);
    worker.postMessage(table);
  });
}
