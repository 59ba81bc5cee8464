/** The message explains how the operator can fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
