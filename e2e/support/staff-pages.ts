import { horizontalOverflow } from './horizontal-overflow.ts';
import { logInNewStaff } from './new-staff.ts';
import { expect, expectAccessible, test } from './test.ts';

const PAGES = {
  '/backoffice': 'Vandaag',
  '/backoffice/members': 'Leden',
  '/backoffice/photos': 'Foto’s',
  '/backoffice/staff': 'Medewerkers',
  '/backoffice/audit': 'Auditlog',
  '/backoffice/account': 'Je login',
  '/backoffice/money': 'Geld',
  '/backoffice/money/refunds': 'Terugbetalingen',
  '/backoffice/money/codes': 'Kortingscodes',
  '/backoffice/money/ledger': 'Grootboek',
  '/backoffice/money/checks': 'Controle',
  '/backoffice/money/credits': 'Credits van medewerkers',
  '/backoffice/money/debits': 'Incasso’s',
  '/backoffice/money/prices': 'Prijzen',
  '/backoffice/money/gifts': 'Cadeaus',
  '/backoffice/money/revenue': 'Omzet',
  '/backoffice/signals': 'Signalen',
  '/backoffice/transparency': 'Transparantie',
  '/backoffice/jobs': 'Taken',
  '/backoffice/emails': 'E-mails',
  '/backoffice/emails/stopped': 'Gestopt',
  '/backoffice/emails/previews': 'Voorbeelden',
  '/backoffice/emails/announcements': 'Mailings',
  '/backoffice/partners': 'Partners',
  '/backoffice/partners/invitations': 'Uitnodigingen',
  '/backoffice/site/features': 'Functies',
  '/backoffice/site/pages': 'Informatiepagina’s',
  '/backoffice/site/pages/terms/nl': '/pages/terms',
  '/backoffice/site/languages': 'Landen en talen',
  '/backoffice/site/interests': 'Interesses',
  '/backoffice/site/campaigns': 'Campagnes',
  '/backoffice/site/campaigns/new': 'Nieuwe campagne',
  '/backoffice/site/fictional': 'Fictieve profielen',
} as const;

/**
 * Tests that every page of the back office is accessible and fits narrow screens and large text.
 * @spec D5.10 U1
 */
export function testStaffPages(): void {
  for (const [path, title] of Object.entries(PAGES))
    test(`${path} is accessible and fits narrow screens and large text (spec D5.10, U1)`, async ({
      page,
      context,
      baseURL,
    }) => {
      await logInNewStaff(context, baseURL, { name: 'Sanne van der Nieuwenhuizen-Bergkamp' });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expectAccessible(page);
      const { height = 844 } = page.viewportSize() ?? {};
      for (const [width, fontSize] of [
        [320, '100%'],
        [390, '200%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
        const overflow = await horizontalOverflow(page);
        expect.soft(overflow, `${path} at ${width} px, text ${fontSize}`).toBeLessThanOrEqual(0);
      }
    });
}
