import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { phone } from './screens.ts';

const commonErrors = [
  // Expected when the server refuses a message without text or without enough credits.
  /status of 4(02|22) \([\w ]+\) \S+\/api\/chat\.php$/,
  /status of (401|429) \([\w ]+\) \S+\/api\/(user|passkey-login)\.php$/,
  /status of (403|422) \([\w ]+\) \S+\/api\/passkey\.php\?challenge=1$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/export\.php\?open=1$/,
  /status of (410|429) \([\w ]+\) \S+\/api\/activation\.php(\?resend=1)?$/,
  /status of 403 \(Forbidden\) \S+\/api\/user\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/deletion\.php$/,
  // Staff type a text that does not fit its original.
  /status of 422 \(Unprocessable Entity\) \S+\/api\/staff-text(-preview)?\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/(profile|report)\.php$/,
  // A blocked member opens the profile of the member who blocked them.
  /status of 404 \(Not Found\) \S+\/members\/[0-9a-f-]{36}$/,
  /status of 404 \(Not Found\) \S+\/api\/member\.php\?id=[\w-]+$/,
  /status of 410 \(Gone\) \S+\/api\/reactivation\.php$/,
  // A member is blocked while they view the profile.
  /status of 403 \(Forbidden\) \S+\/api\/member\.php\?id=[\w-]+$/,
  // A member is blocked while their conversation with the blocking member is open.
  /status of 404 \(Not Found\) \S+\/api\/chat\.php\?profile=[\w=&-]+$/,
  /status of 404 \(Not Found\) \S+\/api\/chat\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/geocode\.php\?lat=\S+$/,
  // The site `sent` does not let visitors search.
  /status of 403 \(Forbidden\) http:\/\/sent\.localhost:\d+\/(api\/members\.php|members)$/,
  /status of 422 \(Unprocessable Entity\) http:\/\/localhost:\d+\/members\?\S+$/,
  // Another test has removed the photo of a member on this page.
  /^\S+\/(members)?(\?\S*)?: \S.* status of 404 \(Not Found\) \S+\/media\/[0-9a-f]{32}\/\d+\.(avif|webp)$/,
  // A page refetches while a test is offline.
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED \S+\/api\/(chats|likes|user)\.php$/,
  /status of 400 \(Bad Request\) \S+\/api\/photo\.php$/,
  /status of (410|422) \([\w ]+\) \S+\/api\/(password|password-reset|email)\.php(\?(check|confirm|revert)=1)?$/,
];
/** Console errors of refetches that the server refuses because the session has ended. */
const sessionErrors =
  /status of 403 \(Forbidden\) \S+\/api\/(auto-like|chats|likes|profile|chat)\.php(\?conversation=\S+)?$/;

/** Console errors and uncaught exceptions fail the test. For another context, call `watchContext`. */
export const test = base.extend<{
  endsSessions: boolean;
  expectedErrors: RegExp | null;
  watchContext: (context: BrowserContext) => void;
}>({
  expectedErrors: [null, { option: true }],
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
