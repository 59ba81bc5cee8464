import type { Output } from '#contract/call';
import type { getStaffPartners as call } from '#contract/staff-partners';
import type { App, StaffCaller } from '../../app.ts';
import { partnerOverviews } from './manage-partners.ts';

/** @spec D5.10 4.2 */
export async function getStaffPartners({ db }: App, { site }: StaffCaller): Promise<Output<typeof call>> {
  const partners = await partnerOverviews(db, site);
  return {
    partners: partners.map(({ createdAt, revokedAt, latest, ...partner }) => ({
      ...partner,
      created_at: createdAt.toISOString(),
      ended_at: revokedAt?.toISOString() ?? null,
      latest: latest?.toISOString() ?? null,
    })),
  };
}
