export type PayOptions = {
  /** `AT-####-####` and its token, which also signs exchanges. */
  tokenCode: string;
  apiToken: string;
  /** `SL-####-####`, and its secret if it signs exchanges. */
  serviceId: string;
  serviceSecret: string | null;
  url: string;
  restUrl: string;
  /** No money moves. */
  test: boolean;
  timeoutMs?: number;
};
