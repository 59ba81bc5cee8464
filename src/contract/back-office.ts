/** Paths of the pages for staff (D5.10). Their existence is no secret, but their calls answer 404 to others. */
export const BACK_OFFICE_PATH = '/backoffice';

/** @param path with or without a trailing slash */
export const isBackOfficePath = (path: string): boolean =>
  path === BACK_OFFICE_PATH || path.startsWith(`${BACK_OFFICE_PATH}/`);

/** A page with this parameter shows staff their own draft. It means nothing to others. */
export const STAFF_PREVIEW_PARAMETER = 'staff-preview';
