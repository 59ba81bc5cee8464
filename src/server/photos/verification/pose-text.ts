import type { Pose } from '#contract/verification';
import { serverText } from '#i18n/server-text';

/**
 * The text of a pose in the operator's language.
 * @spec D5.9 D5.10
 */
export async function poseText(pose: Pose): Promise<string> {
  const t = await serverText('en');
  return t(`pose.${pose}`);
}
