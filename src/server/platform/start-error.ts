/**
 * A reason not to start that the person at the keyboard can act on. Its message is a whole sentence (what is wrong,
 * what to do) and is printed alone, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
