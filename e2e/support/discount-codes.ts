import type { TestMember } from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';

type DiscountCodeValues = {
  code: string;
  country?: string;
  user_id?: string;
  value_percentage?: number;
  minimum_order_value?: number;
  currency?: string;
  status?: string;
  paymentmethods?: string[];
};

/** Codes differ by member, because desktop and phone runs share one database. */
export const ownDiscountCode = ({ accountId }: TestMember): string =>
  `EIGEN${accountId.slice(-8).toUpperCase()}`;

export async function insertTestDiscountCode(code: DiscountCodeValues): Promise<void> {
  const db = openTestDatabase();
  try {
    await db
      .insertInto('discount_codes')
      .values({ site_id: 1, value_percentage: 25, ...code })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  } finally {
    await db.destroy();
  }
}
