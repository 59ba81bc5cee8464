import { useLanderText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { type Landing, useLanding } from '../landing-query.ts';
import { type Face, pictureFace, useFaces } from '../use-faces.ts';

type MemberLanding = {
  landing: Landing;
  /**
   * Of the member for whom the page speaks, else the picture of the campaign, else another who shows his face, else a
   * drawing.
   */
  face: Face | undefined;
  others: Face[];
  /** Says that the faces are drawn; null if they are of members. */
  note: string | null;
  title: string;
  lead: string;
  /** Name of the member for whom the page speaks; null on the default page. */
  name: string | null;
};

/**
 * What the landing pages of one member show. A member who does not allow it and a member who does not exist have
 * the same default page, so that the page reveals neither.
 * @spec 2.1 D1.11
 */
export function useMemberLanding(): MemberLanding {
  const t = useLanderText();
  const landing = useLanding();
  const { audience } = useSettings();
  const { campaign, member, faces } = landing;
  const others = faces.filter(({ id }) => id !== member?.id);
  const shown = useFaces({ ...landing, faces: member ? [member, ...others] : faces }, 1);
  const poster = !member && campaign?.picture ? pictureFace(campaign.picture) : null;
  const [first, ...rest] = poster ? [poster, ...shown.faces] : shown.faces;
  const name = member?.name ?? null;
  const promise = audience === 'men_seeking_men' ? t('home.title') : t('home.title_everyone');
  return {
    landing,
    face: first,
    others: rest,
    note: shown.note,
    title: campaign?.headline ?? (name ? t('lander_member.title', { name }) : promise),
    lead: name ? t('lander_member.lead', { name }) : t('lander_member.lead_default'),
    name,
  };
}
