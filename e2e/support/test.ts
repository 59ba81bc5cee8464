import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { phone } from './screens.ts';

/** The browser's own notes of refusals that tests mean: a mistyped password, a link that was used, a mail asked for too soon. */
const meant = [
  // A message that is refused: no credits, or no text.
  /status of 4(02|22) \([\w ]+\) \S+\/api\/chat\.php$/,
  /status of (401|429) \([\w ]+\) \S+\/api\/(user|passkey-login)\.php$/,
  /status of (403|422) \([\w ]+\) \S+\/api\/passkey\.php\?challenge=1$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/export\.php\?open=1$/,
  /status of (410|429) \([\w ]+\) \S+\/api\/activation\.php(\?resend=1)?$/,
  /status of 403 \(Forbidden\) \S+\/api\/user\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/deletion\.php$/,
  /status of 422 \(Unprocessable Entity\) \S+\/api\/(profile|report)\.php$/,
  // One who was blocked is gone from the page that shows him.
  /status of 404 \(Not Found\) \S+\/members\/[0-9a-f-]{36}$/,
  /status of 404 \(Not Found\) \S+\/api\/member\.php\?id=[\w-]+$/,
  /status of 410 \(Gone\) \S+\/api\/reactivation\.php$/,
  // One who is blocked while he looks at the page of the blocker.
  /status of 403 \(Forbidden\) \S+\/api\/member\.php\?id=[\w-]+$/,
  // A conversation that a block ends while it is open.
  /status of 404 \(Not Found\) \S+\/api\/chat\.php\?profile=[\w=&-]+$/,
  // A chat whose deletion a test refuses.
  /status of 404 \(Not Found\) \S+\/api\/chat\.php$/,
  // A position far from every town.
  /status of 422 \(Unprocessable Entity\) \S+\/api\/geocode\.php\?lat=\S+$/,
  // A search that is closed to visitors.
  /status of 403 \(Forbidden\) http:\/\/sent\.localhost:\d+\/(api\/members\.php|members)$/,
  // An address that holds no search.
  /status of 422 \(Unprocessable Entity\) http:\/\/localhost:\d+\/members\?\S+$/,
  // In the search and on the first page stand members of other tests: one who leaves, or blocks, has no photo there a moment later.
  /^\S+\/(members)?(\?\S*)?: \S.* status of 404 \(Not Found\) \S+\/media\/[0-9a-f]{32}\/\d+\.(avif|webp)$/,
  // What a page asks by itself at the moment a test cuts its line.
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED \S+\/api\/(chats|likes|user)\.php$/,
  // A photo that a test lets get lost on its way.
  /status of 400 \(Bad Request\) \S+\/api\/photo\.php$/,
  /status of (410|422) \([\w ]+\) \S+\/api\/(password|password-reset|email)\.php(\?(check|confirm|revert)=1)?$/,
];
/** What a page asks by itself may be on its way when its login ends, in its own tab or in another. */
const late = /status of 403 \(Forbidden\) \S+\/api\/(auto-like|chats|likes|profile)\.php$/;

/**
 * Playwright's test, which fails besides when a page of the browser complained: an error on the console, an exception
 * nobody caught. Contexts a test opens itself are heard too when it hands them to `listen`.
 */
export const test = base.extend<{
  endsLogins: boolean;
  means: RegExp | null;
  listen: (context: BrowserContext) => void;
}>({
  /** Refusals that the tests of one file mean, and no others. */
  means: [null, { option: true }],
  /** For tests in which a login ends while a page of it stands open. */
  endsLogins: [false, { option: true }],
  listen: [
    async ({ context, endsLogins, means }, use) => {
      const complaints: string[] = [];
      const known = [...meant, ...(means ? [means] : []), ...(endsLogins ? [late] : [])];
      const isMeant = (complaint: string) => known.some(refusal => refusal.test(complaint));
      const listen = (heard: BrowserContext) => {
        heard.on('console', message => {
          const complaint = `${message.page()?.url()}: ${message.text()} ${message.location().url}`;
          if (message.type() === 'error' && !isMeant(complaint)) complaints.push(complaint);
        });
        heard.on('weberror', error => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      };
      listen(context);
      await use(listen);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
