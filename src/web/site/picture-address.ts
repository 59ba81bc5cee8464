import { useSettings } from './settings-query.ts';

/** Makes the address of a picture: filenames are below setting `cdn_prefix` (section 3). */
export function usePictureAddress(): (filename: string) => string {
  const { cdn_prefix: prefix } = useSettings();
  return filename => prefix + filename;
}
