import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { type App, type Caller, isMember, type MemberCaller } from '../app.ts';
import { isVariant, opensFor, type Variant } from './addresses.ts';
import { openVariant } from './open-variant.ts';
import type { PictureRow } from './queries.ts';
import { sendPicture, sendStandIn, signed } from './send-picture.ts';

/** What is needed of a picture to send it; `noteSent` is called once its bytes are about to go out, and not for what stands in for them. */
export type PrivatePicture = Pick<PictureRow, 'file_key' | 'width' | 'height' | 'colour'> & {
  noteSent?: () => Promise<void>;
};

type PrivateRequest = FastifyRequest<{
  Params: { key: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

/** `find` finds a picture's file by the picture's key for whoever may open it at this moment, and for nobody else; `files` it has, if not all. */
export type PrivateFolder = {
  name: string;
  files?: readonly Variant[];
  find: (
    app: App,
    key: string,
    caller: MemberCaller,
    file: Variant,
  ) => Promise<PrivatePicture | null | undefined>;
};

/**
 * Serves pictures that nobody sees blurred at `/media/<folder>/<key>/<variant>`: with a ticket of the caller's own, and only
 * what the folder finds for him. Everything else is a 404.
 */
export function servePrivate(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
  folder: PrivateFolder,
): void {
  http.get(`/media/${folder.name}/:key/:file`, async (request: PrivateRequest, reply) => {
    const { key, file } = request.params;
    if (!/^[a-z0-9]{32}$/.test(key) || !isVariant(file) || !isServed(folder, file))
      throw new ApiError('not_found');
    const caller = await identify(request);
    const seconds = isMember(caller) ? opensSeconds(app, caller, `${folder.name}/${key}`, request) : 0;
    if (!isMember(caller) || seconds === 0) throw new ApiError('not_found');
    const picture = await folder.find(app, key, caller, file);
    const found = picture && (await openVariant(app, picture.file_key, file));
    if (!picture || !found) throw new ApiError('not_found');
    if (found === 'being_made') return sendStandIn(reply, picture);
    await picture.noteSent?.();
    return sendPicture(reply, file, found, signed(seconds));
  });
}

const isServed = ({ files }: PrivateFolder, file: Variant): boolean =>
  files ? files.includes(file) : !file.startsWith('blur.');

const opensSeconds = (
  { config, clock }: App,
  { member }: MemberCaller,
  clearKey: string,
  { query }: PrivateRequest,
): number =>
  opensFor(
    { ends: Number(query.ends), signature: String(query.for) },
    { clearKey, accountId: member.accountId, secret: config.secret, now: clock.now() },
  );
