import type { FastifyError, FastifyInstance } from 'fastify';
import type { Call } from '#contract/call';
import { ApiError } from '#contract/errors';

/** Ignores the content type, because the operation inspects the bytes. */
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
