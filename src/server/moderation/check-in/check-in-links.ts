import { opaqueToken, readOpaqueToken } from '../../platform/opaque-token.ts';

const ANSWER = 'check-in answer';
const CONSENT = 'check-in friend';

/** `round`: how often the member was asked. The link ends with the answer, or when the member is asked again. */
export const answerPath = (secret: string, { id, round }: { id: string; round: number }): string =>
  `/check-in/answer?token=${opaqueToken(secret, ANSWER, `${id} ${round}`)}`;

/** Returns null for a token that is not ours. */
export function readAnswerToken(secret: string, token: string): { id: string; round: number } | null {
  const [id, round] = readOpaqueToken(secret, ANSWER, token)?.split(' ') ?? [];
  return id && round ? { id, round: Number(round) } : null;
}

/** Stays the same, because it stands in every email to the friend. */
export const consentPath = (secret: string, friendId: string): string =>
  `/check-in/friend?token=${opaqueToken(secret, CONSENT, friendId)}`;

/** Returns the friend's id, or null for a token that is not ours. */
export const readConsentToken = (secret: string, token: string): string | null =>
  readOpaqueToken(secret, CONSENT, token);
