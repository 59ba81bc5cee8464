/** Returns the key in the encoding of `push_public_key`: base64url without padding. */
export function encodeKey(key: ArrayBuffer | null): string | null {
  if (!key) return null;
  const binary = String.fromCharCode(...new Uint8Array(key));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
