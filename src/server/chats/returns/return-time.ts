import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';

/** So long a message may lie before what was paid for it comes back (decisions, 5.1). */
export const RETURN_MS = UNREAD_MESSAGE_REFUND_DAYS * 86_400_000;
