import { useLocation } from 'react-router';

/**
 * Sign-up in the browser's history, one entry a question, so that Back goes from question to question. Nothing that was typed
 * stands here. The modal is open for as long as there is such an entry.
 */
export type SignupHistoryState = {
  question?: string;
  /** Entries between this one and the first of this sign-up. */
  steps?: number;
  /** The entry before is the question before. */
  stepped?: boolean;
  /** The member whose page opened the modal. */
  about?: string | null;
};

/** What the history keeps with an entry: sign-up's place beside whatever else there is. */
export type SignupLocationState = { signup?: SignupHistoryState } | null;

/** Where sign-up stands in the history; undefined where it is not open. */
export const useSignupHistory = (): SignupHistoryState | undefined =>
  (useLocation().state as SignupLocationState)?.signup;
