export type PayOptions = {
  /** Code `AT-####-####`; its token `apiToken` also signs exchanges. */
  tokenCode: string;
  apiToken: string;
  /** Code `SL-####-####`; `serviceSecret` is its secret, if PAY. signs exchanges with it. */
  serviceId: string;
  serviceSecret: string | null;
  url: string;
  restUrl: string;
  /** No money moves. */
  test: boolean;
  timeoutMs?: number;
};
