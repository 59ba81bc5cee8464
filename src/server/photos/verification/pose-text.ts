import type { Pose } from '#contract/verification';
import { serverText } from '#i18n/server-text';

/** What a member was asked to do, in the operator's words. */
export async function poseText(pose: Pose): Promise<string> {
  const t = await serverText('en');
  return t(`pose.${pose}`);
}
