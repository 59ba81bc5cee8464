import type { Output, QueryOut } from '#contract/call';
import type { sendPhoto as call } from '#contract/chat-photos';
import { CHAT_PHOTO_MIN_SIDE } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { totalCredits } from '../../credits/wallet.ts';
import { oneAtATime } from '../../photos/one-at-a-time.ts';
import { type OwnedBytes, renderUpload } from '../../photos/pictures.ts';
import { discardUnclaimedFiles, pictureColumns, storeNewPicture } from '../../photos/store-new-picture.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { findPartner } from '../../profiles/visibility.ts';
import { findSentMessage, sendPaidMessage } from '../send-paid-message.ts';
import type { NewChatPhoto } from './queries.ts';

type SendPhotoQuery = QueryOut<typeof call>;
type SendPhotoAnswer = Output<typeof call>;

/**
 * A repeated client id returns the earlier message. If the photo is refused, the server deletes its files.
 * @throws not_found, insufficient_credits, conversation_limit, and what `renderUpload` throws
 * @spec D2.10 D2.18 D1.3
 */
export const sendPhoto = (
  app: App,
  caller: MemberCaller,
  request: SendPhotoQuery,
  bytes: Uint8Array,
): Promise<SendPhotoAnswer> =>
  oneAtATime(
    caller.member.profileId,
    async () =>
      (await findSentMessage(app, caller, request.client_id)) ?? sendNewPhoto(app, caller, request, bytes),
  );

async function sendNewPhoto(
  app: App,
  caller: MemberCaller,
  request: SendPhotoQuery,
  bytes: Uint8Array,
): Promise<SendPhotoAnswer> {
  const price = caller.site.settings.photo_credits;
  await refuseBeforeRendering(app, caller, request.to, price);
  const photo = await storePhoto(app, { bytes, owner: caller.member.profileId });
  try {
    return await sendPaidMessage(app, caller, request.client_id, () => ({
      ...{ ...request, text: '', gift: null, gif: null, photo },
      ...{ price, contra: 'photos' },
    }));
  } finally {
    await discardUnclaimedFiles(app, photo.file_key);
  }
}

async function refuseBeforeRendering(
  app: App,
  caller: MemberCaller,
  to: string,
  price: number,
): Promise<void> {
  const { id } = await findPartner(app, caller, to);
  if (id === caller.member.profileId) throw new ApiError('not_found');
  if ((await totalCredits(app.db, caller.member.accountId)) < price)
    throw new ApiError('insufficient_credits');
}

async function storePhoto(app: App, upload: OwnedBytes): Promise<NewChatPhoto> {
  const picture = await renderUpload(app, upload, CHAT_PHOTO_MIN_SIDE);
  const file_key = await storeNewPicture(app, picture);
  return { file_key, clear_key: newRandomName(), blur_key: newRandomName(), ...pictureColumns(picture) };
}
