import mailchecker from 'mailchecker';

const disposable = mailchecker.blacklist();

/** @spec 5.3 */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}
