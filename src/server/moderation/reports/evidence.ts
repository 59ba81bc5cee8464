import { ageOn } from '#contract/age';
import type { ReportedSubject, ReportReason, SubjectKind } from '#contract/reports';
import type { MemberCaller } from '../../app.ts';
import { messagesForReport } from '../../chats/evidence/message-evidence.ts';
import { photosForReport } from '../../photos/photos-of.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transact.ts';
import { profileSnapshot } from '../../profiles/profile-snapshot.ts';
import { gatherSubject } from './gather-subject.ts';

type ReportedThing = { profileId: string; reason: ReportReason; subject: ReportedSubject | undefined };

/** A report about the member as a whole has neither id nor content of its own. */
const wholeProfile = { kind: 'profile' as SubjectKind, id: null, fileKey: null };

/**
 * Collects the evidence and locks its photos against deletion. Returns null for an unknown member, and for a subject
 * that the caller does not see.
 * @spec D2.27
 */
export async function gatherEvidence(tx: Tx, caller: MemberCaller, reported: ReportedThing) {
  const { profileId, reason } = reported;
  const { member, site } = caller;
  const snapshot = await profileSnapshot(tx.db, profileId);
  if (!snapshot) return null;
  const pictures = await photosForReport(tx.db, { reportedId: profileId, reporterId: member.profileId });
  const subject = reported.subject
    ? await gatherSubject(tx, caller, { profileId, pictures, subject: reported.subject })
    : wholeProfile;
  if (!subject) return null;
  const messages = await messagesForReport(tx.db, member.profileId, profileId, tx.now);
  const { accountId, birthDate, details } = snapshot;
  const evidence = {
    at: tx.now,
    profile: {
      ...details,
      age: ageOn(birthDate, dayIn(site.timeZone, tx.now)),
      ...(reason === 'underage' && { date_of_birth: birthDate }),
    },
    ...pictures,
    ...('content' in subject && { subject: subject.content }),
    messages: messages.map(({ id, sender_id, body, gift, gif, photo, sent_at, taken_back }) => ({
      from: sender_id === member.profileId ? 'reporter' : 'reported',
      text: body,
      ...(gift && { gift }),
      ...(gif && { gif }),
      ...(photo && { photo }),
      ...(taken_back && { taken_back }),
      ...(subject.id !== null && id === subject.id && { is_subject: true }),
      sent_at,
    })),
  };
  const sent = messages.map(({ photo }) => photo?.file_key ?? null);
  const shown = [...pictures.photos, ...pictures.album].map(({ file_key }) => file_key);
  const fileKeys = [...shown, ...sent, subject.fileKey].filter(key => key !== null);
  return { accountId, evidence, subject, fileKeys: [...new Set(fileKeys)] };
}
