export type PayOptions = {
  /** Code of the form `AT-####-####`, with the secret `apiToken`. */
  tokenCode: string;
  apiToken: string;
  /** Code of the form `SL-####-####`, with the secret `serviceSecret`. */
  serviceId: string;
  serviceSecret: string | null;
  url: string;
  restUrl: string;
  /** No money moves. */
  test: boolean;
  timeoutMs?: number;
};
