import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';

/** @spec D5.1 */
export const RETURN_MS = UNREAD_MESSAGE_REFUND_DAYS * 86_400_000;
