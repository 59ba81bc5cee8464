/** How PAY. is reached, and as whom. */
export type PayOptions = {
  /** `AT-####-####` and its token, which also signs exchanges. */
  tokenCode: string;
  apiToken: string;
  /** The sales location, `SL-####-####`, and its secret where exchanges are signed by that. */
  serviceId: string;
  serviceSecret: string | null;
  /** Origin of the calls for orders, and of those for refunds and configuration. */
  url: string;
  restUrl: string;
  /** Orders are tests: no money moves. */
  test: boolean;
  timeoutMs?: number;
};
