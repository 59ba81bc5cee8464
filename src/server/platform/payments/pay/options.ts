export type PayOptions = {
  /**
   * Code of the form `AT-####-####`. Its secret `apiToken` also signs exchanges, which are PAY.'s webhooks.
   */
  tokenCode: string;
  apiToken: string;
  /** Code of the form `SL-####-####`. PAY. signs an exchange with `apiToken` or with this code's `serviceSecret`. */
  serviceId: string;
  serviceSecret: string | null;
  url: string;
  restUrl: string;
  /** No money moves. */
  test: boolean;
  timeoutMs?: number;
};
