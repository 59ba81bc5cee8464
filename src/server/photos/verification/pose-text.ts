import type { Pose } from '#contract/verification';
import { serverText } from '#i18n/server-text';

/** @spec D5.9 D5.10 */
export async function poseText(pose: Pose): Promise<string> {
  const t = await serverText('en');
  return t(`pose.${pose}`);
}
