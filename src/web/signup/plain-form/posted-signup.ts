import type { ErrorCode, ErrorParams, FieldErrors } from '#contract/errors';
import type { SignupDraft } from '../signup-draft.ts';

/**
 * The server's answer to a form of the sign-up that the browser sent as a document. It never contains the password.
 * @spec 4.2 D3.2
 */
export type PostedSignup = {
  /** `draft.question` is the question to show. */
  draft: SignupDraft;
  errors: FieldErrors;
  /** A refusal that belongs to no field. */
  refusal: { code: ErrorCode; params: ErrorParams } | null;
  emailSuggestion: string | null;
  /** The regions of the chosen country, at their question. The browser loads those of all countries. */
  regions: { code: string; name: string }[];
  /** True if the visitor chose another country than that of the regions on the page. */
  asksRegion: boolean;
  /** Idempotency key of the next form, so that a double press creates one account. */
  key: string;
  /** The address to which an email is on its way, if the site hides whether an address has an account. */
  emailedTo: string | null;
};
