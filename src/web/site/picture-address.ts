import { useSettings } from './settings-query.ts';

/**
 * Returns a function that prefixes a filename with the setting `cdn_prefix`.
 * @spec 3.5
 */
export function usePictureAddress(): (filename: string) => string {
  const { cdn_prefix: prefix } = useSettings();
  return filename => prefix + filename;
}
