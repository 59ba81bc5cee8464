export type PayOptions = {
  /** `AT-####-####` and its token, which also signs exchanges. */
  tokenCode: string;
  apiToken: string;
  /** `SL-####-####`, and its secret if it signs exchanges. */
  serviceId: string;
  serviceSecret: string | null;
  /** Origin of the order API, and of the refund and configuration API. */
  url: string;
  restUrl: string;
  /** Test orders: no money moves. */
  test: boolean;
  timeoutMs?: number;
};
