import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';

/** @spec D5.1 */
export const RETURN_MS = UNREAD_MESSAGE_REFUND_DAYS * DAY_MS;
