import { useSettings } from './settings-query.ts';

/** @spec 3.5 */
export function usePictureAddress(): (filename: string) => string {
  const { cdn_prefix: prefix } = useSettings();
  return filename => prefix + filename;
}
