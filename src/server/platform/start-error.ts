/** Stops the server or a command; the message explains how the operator can fix the cause. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
