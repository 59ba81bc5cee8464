import type { FastifyError, FastifyInstance } from 'fastify';
import type { Call } from '#contract/call';
import { ApiError } from '#contract/errors';

/**
 * Takes any body as raw bytes, up to the limit of the call and refused with its own code above it. Its content type is
 * the sender's word and counts for nothing: what the bytes are is for the verb to see.
 */
export function acceptUpload(
  scope: FastifyInstance,
  { maxBytes, tooLarge }: NonNullable<Call['upload']>,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error: FastifyError) => {
    throw error.statusCode === 413 ? new ApiError(tooLarge, { cause: error }) : error;
  });
}
