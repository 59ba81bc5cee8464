import { languageCodes } from '../src/contract/languages.ts';
import {
  atEachWidth,
  emailTitles,
  expectPlainText,
  layoutProblems,
  openPreview,
  type PreviewServer,
  servePreviews,
} from './support/email-previews.ts';
import { test as base, expect, expectAccessible } from './support/test.ts';

const test = base.extend<object, { previews: PreviewServer }>({
  previews: [
    async ({ browserName: _ }, use) => {
      const server = await servePreviews();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

// A trace of hundreds of pages would take longer than the test.
test.use({ trace: 'off' });

for (const language of languageCodes)
  for (const theme of ['light', 'dark'] as const)
    test(`every email fits at 600, 390 and 320 px, is readable, and has a text part: ${language}, ${theme} (spec D2.31, U1)`, {
      tag: '@full',
    }, async ({ page, previews }) => {
      test.slow();
      const titles = await emailTitles(page, previews);
      expect(titles.length).toBeGreaterThan(30);
      for (const discreet of ['no', 'yes'] as const)
        for (const title of titles) {
          const options = { language, theme, discreet };
          const named = `${title}${discreet === 'yes' ? ', discreet' : ''}`;
          await openPreview(page, previews, title, options);
          await atEachWidth(page, title, options, async width =>
            expect.soft(await layoutProblems(page), `${named} at ${width} px`).toEqual([]),
          );
          await expectAccessible(page);
          await expectPlainText(page, previews, title, options);
        }
    });
