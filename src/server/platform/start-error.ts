/**
 * A start failure that the operator can fix. The message is a whole sentence (what is wrong, what to do) and is
 * printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
