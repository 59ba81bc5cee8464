import { STAFF_PREVIEW_PARAMETER } from '#contract/back-office';
import { isApiError } from '#contract/errors';

/** The same tab for each preview, so that a person does not collect them. */
const TAB = 'staff-preview';

/**
 * Opens a page of the site with what was just drafted. The tab opens with the click, because browsers refuse it later.
 * @param store keeps the draft; nothing is opened if it fails
 * @spec 1.5 D5.10
 */
export async function openPreview(path: string, store: () => Promise<unknown>): Promise<void> {
  const tab = window.open('about:blank', TAB);
  try {
    await store();
    const address = new URL(path, window.location.origin);
    address.searchParams.set(STAFF_PREVIEW_PARAMETER, '1');
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    // The form shows at its field what does not fit.
    if (!isApiError(error)) throw error;
  }
}
