/** The operator can fix it: the message says how, and is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
