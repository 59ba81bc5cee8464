import { useLocation } from 'react-router';

/**
 * Each question has a history entry, so that the Back button leads to the previous question.
 * @spec D3.2
 */
export type SignupHistoryState = {
  question?: string;
  /** Number of history entries since the first question of this sign-up. */
  steps?: number;
  stepped?: boolean;
  about?: string | null;
};

export type SignupLocationState = { signup?: SignupHistoryState } | null;

export const useSignupHistory = (): SignupHistoryState | undefined =>
  (useLocation().state as SignupLocationState)?.signup;
