import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { hasPermission, type StaffPermission } from '#contract/staff-permissions';
import type { App, Caller, StaffMember } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { isRenditionName, type RenditionName, ticketSecondsLeft } from '../addresses.ts';
import { openRendition } from '../open-rendition.ts';
import { privateCacheControl, sendColourPlaceholder, sendPicture } from '../serve-private.ts';

type PictureRequest = FastifyRequest<{
  Params: { item: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

export type StaffPicture = { file_key: string; width: number; height: number; colour: string };

/** `item` is an id without dashes; `find` looks it up on the site of the staff. */
export type StaffPictureFolder = {
  folder: string;
  permission: StaffPermission;
  find: (db: Db, siteId: number, item: string, file: RenditionName) => Promise<StaffPicture | undefined>;
};

/**
 * Serves pictures to staff, only with the ticket that a call for staff gave to this person.
 * @param identify must not set cookies
 * @spec D4.9 D5.10
 */
export function serveStaffPictures(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
  { folder, permission, find }: StaffPictureFolder,
): void {
  http.get(`/media/${folder}/:item/:file`, async (request: PictureRequest, reply) => {
    const { item, file } = request.params;
    if (!/^[0-9a-f]{32}$/.test(item) || !isRenditionName(file) || file.startsWith('blur.'))
      throw new ApiError('not_found');
    const { site, staff } = await identify(request);
    const seconds = maySee(staff, permission) ? ticketSeconds(app, staff, folder, request) : 0;
    const picture = seconds > 0 ? await find(app.db, site.id, item, file) : undefined;
    if (!picture) throw new ApiError('not_found');
    const opened = await openRendition(app, picture.file_key, file);
    if (!opened) throw new ApiError('not_found');
    if (opened === 'being_made') return sendColourPlaceholder(reply, picture);
    return sendPicture(reply, file, opened, privateCacheControl(seconds));
  });
}

const maySee = (staff: StaffMember | null, permission: StaffPermission): staff is StaffMember =>
  staff !== null && staff.verifiedAt !== null && hasPermission(staff.roles, permission);

const ticketSeconds = (
  { config, clock }: App,
  staff: StaffMember,
  folder: string,
  { params, query }: PictureRequest,
): number =>
  ticketSecondsLeft(
    { ends: Number(query.ends), signature: String(query.for) },
    {
      ...{ clearKey: `${folder}/${params.item}`, accountId: staff.id },
      ...{ secret: config.secret, now: clock.now() },
    },
  );
