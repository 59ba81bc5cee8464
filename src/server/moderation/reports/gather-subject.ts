import type { ReportedSubject, SubjectKind } from '#contract/reports';
import type { MemberCaller } from '../../app.ts';
import { messageForReport } from '../../chats/evidence/message-evidence.ts';
import { type photosForReport, visiblePhotoIn } from '../../photos/photos-of.ts';
import type { Tx } from '../../platform/transact.ts';
import { findVisible } from '../../profiles/visibility.ts';

type Pictures = Awaited<ReturnType<typeof photosForReport>>;

/** `content` is the copy for the evidence. */
export type GatheredSubject = {
  kind: SubjectKind;
  id: string;
  fileKey: string | null;
  content: { kind: SubjectKind; id: string; [field: string]: unknown };
};

/**
 * Copies the one thing that is reported, if the caller sees it.
 * @returns null for anything else, whether it exists or not
 * @throws not_found for a photo of a member whom the caller no longer sees
 * @spec D2.27
 */
export const gatherSubject = (
  tx: Tx,
  caller: MemberCaller,
  { profileId, pictures, subject }: { profileId: string; pictures: Pictures; subject: ReportedSubject },
): Promise<GatheredSubject | null> =>
  subject.kind === 'photo'
    ? gatherPhoto(tx, caller, { profileId, pictures, id: subject.id })
    : gatherMessage(tx, caller, { profileId, id: subject.id });

async function gatherPhoto(
  tx: Tx,
  caller: MemberCaller,
  { profileId, pictures, id }: { profileId: string; pictures: Pictures; id: string },
): Promise<GatheredSubject | null> {
  const photo = visiblePhotoIn(pictures, caller, { ownerId: profileId, id });
  if (!photo) return null;
  await findVisible(tx, caller, profileId);
  const { file_key } = photo;
  return { kind: 'photo', id, fileKey: file_key, content: { kind: 'photo', id, photo: { file_key } } };
}

async function gatherMessage(
  { db, now }: Tx,
  { member }: MemberCaller,
  { profileId, id }: { profileId: string; id: string },
): Promise<GatheredSubject | null> {
  const message = await messageForReport(db, { reader: member.profileId, other: profileId, id, now });
  if (!message) return null;
  const { body, gift, gif, photo, sent_at, taken_back } = message;
  const kind: SubjectKind = gift ? 'gift' : photo ? 'chat_photo' : 'message';
  const content = {
    ...{ kind, id, text: body, sent_at },
    ...(gift && { gift }),
    ...(gif && { gif }),
    ...(photo && { photo }),
    ...(taken_back && { taken_back }),
  };
  return { kind, id, fileKey: photo?.file_key ?? null, content };
}
