import { useLocation } from 'react-router';

/**
 * One history entry per question, so that Back goes to the previous question. It never holds typed data. The
 * modal is open while such an entry is current.
 * @spec D3.2
 */
export type SignupHistoryState = {
  question?: string;
  /** Number of entries since the first of this sign-up. */
  steps?: number;
  /** Whether the previous entry is the previous question. */
  stepped?: boolean;
  about?: string | null;
};

export type SignupLocationState = { signup?: SignupHistoryState } | null;

/** Undefined if sign-up is not open. */
export const useSignupHistory = (): SignupHistoryState | undefined =>
  (useLocation().state as SignupLocationState)?.signup;
