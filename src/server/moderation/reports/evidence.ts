import { ageOn } from '#contract/age';
import type { ReportReason } from '#contract/reports';
import type { MemberCaller } from '../../app.ts';
import { messagesForReport } from '../../chats/evidence/message-evidence.ts';
import { photosForReport } from '../../photos/photos-of.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transact.ts';
import { profileSnapshot } from '../../profiles/profile-snapshot.ts';

type EvidenceSubject = { profileId: string; reason: ReportReason };

/**
 * Collects the evidence and locks its photos against deletion. Returns null for an unknown member.
 * @spec D2.27
 */
export async function gatherEvidence(
  { db, now }: Tx,
  { member, site }: MemberCaller,
  { profileId, reason }: EvidenceSubject,
) {
  const snapshot = await profileSnapshot(db, profileId);
  if (!snapshot) return null;
  const { accountId, birthDate, details } = snapshot;
  const { photos, album } = await photosForReport(db, {
    reportedId: profileId,
    reporterId: member.profileId,
  });
  const messages = await messagesForReport(db, member.profileId, profileId, now);
  const evidence = {
    at: now,
    profile: {
      ...details,
      age: ageOn(birthDate, dayIn(site.timeZone, now)),
      ...(reason === 'underage' && { date_of_birth: birthDate }),
    },
    photos,
    album,
    messages: messages.map(({ sender_id, body, gift, gif, photo, sent_at, taken_back }) => ({
      from: sender_id === member.profileId ? 'reporter' : 'reported',
      text: body,
      ...(gift && { gift }),
      ...(gif && { gif }),
      ...(photo && { photo }),
      ...(taken_back && { taken_back }),
      sent_at,
    })),
  };
  const sent = messages.map(({ photo }) => photo?.file_key ?? null).filter(key => key !== null);
  const fileKeys = [...photos, ...album].map(({ file_key }) => file_key).concat(sent);
  return { accountId, evidence, fileKeys: [...new Set(fileKeys)] };
}
