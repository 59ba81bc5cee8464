import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type CountryCode, countries } from '../../src/contract/countries.ts';
import { emailTo, linkIn } from './mailbox.ts';
import { textsIn } from './texts.ts';

type SignupData = {
  name: string;
  email: string;
  mistyped?: string;
  password: string;
  born: [string, string, string];
  /** Of the page. */
  locale?: string;
  /** The code of a region, which begins with the country. */
  region?: string;
};

export async function fillInSignup(page: Page, data: SignupData): Promise<void> {
  const t = await textsIn(data.locale);
  const [day, month, year] = data.born;
  const { region = 'NL-UT' } = data;
  const country = region.slice(0, 2) as CountryCode;
  const next = page.getByRole('button', { name: t('action.next'), exact: true });
  await page.getByLabel(t('signup.name')).fill(data.name);
  await next.click();
  await page.getByLabel(t('signup.day'), { exact: true }).fill(day);
  await page.getByLabel(t('signup.month'), { exact: true }).fill(month);
  await page.getByLabel(t('signup.year'), { exact: true }).fill(year);
  await next.click();
  // The page behind the modal also has a country field.
  const question = page.locator('form').filter({ has: next });
  await question.getByLabel(t('signup.country'), { exact: true }).selectOption(country);
  await question.getByLabel(t(`region_label.${countries[country].regionLabel}`)).selectOption(region);
  await next.click();
  await page.getByLabel(t('signup.email')).fill(data.mistyped ?? data.email);
  await next.click();
  if (data.mistyped) {
    const corrected = t('signup.email_suggestion_use', { email: data.email });
    await page.getByRole('button', { name: corrected }).click();
  }
  await page.getByRole('textbox', { name: t('signup.password') }).fill(data.password);
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: t('signup.submit') }).click();
  await expect(
    page.getByRole('heading', { name: t('signup.complete_title', { name: data.name }) }),
  ).toBeVisible({ timeout: 60_000 });
}

/** Presses the button, because the link alone does not activate the account. */
export async function activateByEmail(page: Page, email: string, locale?: string): Promise<void> {
  const t = await textsIn(locale);
  const link = new URL(linkIn(await emailTo(email), '/activate'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: t('activation.submit') }).click();
  await expect(page.getByRole('heading', { name: t('activation.done_title') })).toBeVisible();
}
