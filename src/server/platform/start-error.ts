/** The message explains to the operator how to fix the cause. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
