import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { phone } from './screens.ts';

/** Console errors that the browser logs for refusals which many tests expect. */
const commonErrors = [
  // A refused message: no credits, or no text.
  /status of 4(02|22) \([\w ]+\) \S+\/api\/chat\.php$/,
  /status of (401|429) \([\w ]+\) \S+\/api\/(user|passkey-login)\.php$/,
  /status of (403|422) \([\w ]+\) \S+\/api\/passkey\.php\?challenge=1$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/export\.php\?open=1$/,
  /status of (410|429) \([\w ]+\) \S+\/api\/activation\.php(\?resend=1)?$/,
  /status of 403 \(Forbidden\) \S+\/api\/user\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/deletion\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/(profile|report)\.php$/,
  // The profile of the blocker answers 404 to the blocked member.
  /status of 404 \(Not Found\) \S+\/members\/[0-9a-f-]{36}$/,
  /status of 404 \(Not Found\) \S+\/api\/member\.php\?id=[\w-]+$/,
  /status of 410 \(Gone\) \S+\/api\/reactivation\.php$/,
  // A member who is blocked while viewing the profile of the blocker.
  /status of 403 \(Forbidden\) \S+\/api\/member\.php\?id=[\w-]+$/,
  // A conversation that a block ends while it is open.
  /status of 404 \(Not Found\) \S+\/api\/chat\.php\?profile=[\w=&-]+$/,
  // A deletion that a test lets fail.
  /status of 404 \(Not Found\) \S+\/api\/chat\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/geocode\.php\?lat=\S+$/,
  // A search that is not open to visitors.
  /status of 403 \(Forbidden\) http:\/\/sent\.localhost:\d+\/(api\/members\.php|members)$/,
  // A URL without a valid search.
  /status of 422 \(Unprocessable Entity\) http:\/\/localhost:\d+\/members\?\S+$/,
  // Search and home page show members of other tests, whose photos may disappear meanwhile.
  /^\S+\/(members)?(\?\S*)?: \S.* status of 404 \(Not Found\) \S+\/media\/[0-9a-f]{32}\/\d+\.(avif|webp)$/,
  // Refetches of a page at the moment a test goes offline.
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED \S+\/api\/(chats|likes|user)\.php$/,
  // An upload that a test aborts.
  /status of 400 \(Bad Request\) \S+\/api\/photo\.php$/,
  /status of (410|422) \([\w ]+\) \S+\/api\/(password|password-reset|email)\.php(\?(check|confirm|revert)=1)?$/,
];
/** Refetches that are under way when the session ends, in this tab or another. */
const sessionErrors = /status of 403 \(Forbidden\) \S+\/api\/(auto-like|chats|likes|profile)\.php$/;

/**
 * Playwright's `test`, which also fails on console errors and uncaught exceptions. Further contexts are
 * included by passing them to `watchContext`.
 */
export const test = base.extend<{
  endsSessions: boolean;
  expectedErrors: RegExp | null;
  watchContext: (context: BrowserContext) => void;
}>({
  /** Console errors that the tests of one file expect. */
  expectedErrors: [null, { option: true }],
  /** For tests in which a session ends while a page is open. */
  endsSessions: [false, { option: true }],
  watchContext: [
    async ({ context, endsSessions, expectedErrors }, use) => {
      const errors: string[] = [];
      const expected = [
        ...commonErrors,
        ...(expectedErrors ? [expectedErrors] : []),
        ...(endsSessions ? [sessionErrors] : []),
      ];
      const isExpected = (complaint: string) => expected.some(refusal => refusal.test(complaint));
      const watch = (watched: BrowserContext) => {
        watched.on('console', message => {
          const errorText = `${message.page()?.url()}: ${message.text()} ${message.location().url}`;
          if (message.type() === 'error' && !isExpected(errorText)) errors.push(errorText);
        });
        watched.on('weberror', error => errors.push(`${error.page()?.url()}: ${error.error().message}`));
      };
      watch(context);
      await use(watch);
      expect(errors, 'console errors and exceptions').toEqual([]);
    },
    { auto: true },
  ],
});
