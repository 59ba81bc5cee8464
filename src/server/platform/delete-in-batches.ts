const BATCH_SIZE = 1_000;

/**
 * Rows of small batches are locked for a short time, and what was deleted stays deleted if the process stops.
 * @param deleteBatch deletes at most `limit` rows, and returns how many it deleted
 */
export async function deleteInBatches(
  deleteBatch: (limit: number) => Promise<number>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping() && (await deleteBatch(BATCH_SIZE)) >= BATCH_SIZE);
}
