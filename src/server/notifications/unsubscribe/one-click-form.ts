/**
 * True for a form whose field `List-Unsubscribe` is `One-Click`, in either encoding of HTML forms (RFC 8058, 3.2).
 * @spec D2.31
 */
export async function isOneClickForm(form: Buffer, contentType: string): Promise<boolean> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) return false;
  const headers = { 'content-type': contentType };
  const fields = await new Response(new Uint8Array(form), { headers }).formData().catch(() => null);
  return fields?.get('List-Unsubscribe') === 'One-Click';
}
