import { useLocation } from 'react-router';

/**
 * State of sign-up in a history entry, one entry per question, so that Back goes to the previous question. It
 * never holds typed data. The modal is open while such an entry is current.
 * @spec D3.2
 */
export type SignupHistoryState = {
  question?: string;
  /** Number of entries since the first of this sign-up. */
  steps?: number;
  /** Whether the previous entry is the previous question. */
  stepped?: boolean;
  /** The member whose page opened the modal. */
  about?: string | null;
};

/** State of an entry, which may hold other state too. */
export type SignupLocationState = { signup?: SignupHistoryState } | null;

/** The sign-up state of the current entry; undefined if sign-up is not open. */
export const useSignupHistory = (): SignupHistoryState | undefined =>
  (useLocation().state as SignupLocationState)?.signup;
