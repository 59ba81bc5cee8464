import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { hasPermission } from '#contract/staff-permissions';
import type { App, Caller, StaffMember } from '../../app.ts';
import { isRenditionName, ticketSecondsLeft } from '../addresses.ts';
import { openRendition } from '../open-rendition.ts';
import { MASTER } from '../pictures.ts';
import { privateCacheControl, sendColourPlaceholder, sendPicture } from '../serve-private.ts';
import { selectReviewPicture } from './queries.ts';
import { REVIEW_FOLDER } from './review-addresses.ts';

type ReviewRequest = FastifyRequest<{
  Params: { item: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

/**
 * Serves photos and selfies to staff, only with the ticket that a call for staff gave to this person.
 * @param identify must not set cookies
 * @spec D4.9 D5.10
 */
export function serveReviewPictures(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get(`/media/${REVIEW_FOLDER}/:item/:file`, async (request: ReviewRequest, reply) => {
    const { item, file } = request.params;
    if (!/^[0-9a-f]{32}$/.test(item) || !isRenditionName(file) || file.startsWith('blur.'))
      throw new ApiError('not_found');
    const { site, staff } = await identify(request);
    const seconds = mayReview(staff) ? ticketSeconds(app, staff, request) : 0;
    const picture = seconds > 0 ? await selectReviewPicture(app.db, site.id, item) : null;
    // Only the largest file of a selfie exists, and no other is made of it.
    if (!picture || (picture.isSelfie && file !== MASTER)) throw new ApiError('not_found');
    const opened = await openRendition(app, picture.file_key, file);
    if (!opened) throw new ApiError('not_found');
    if (opened === 'being_made') return sendColourPlaceholder(reply, picture);
    return sendPicture(reply, file, opened, privateCacheControl(seconds));
  });
}

const mayReview = (staff: StaffMember | null): staff is StaffMember =>
  staff !== null && staff.verifiedAt !== null && hasPermission(staff.roles, 'members');

const ticketSeconds = (
  { config, clock }: App,
  staff: StaffMember,
  { params, query }: ReviewRequest,
): number =>
  ticketSecondsLeft(
    { ends: Number(query.ends), signature: String(query.for) },
    {
      ...{ clearKey: `${REVIEW_FOLDER}/${params.item}`, accountId: staff.id },
      ...{ secret: config.secret, now: clock.now() },
    },
  );
