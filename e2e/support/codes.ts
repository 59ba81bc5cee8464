import type { TestMember } from '../../src/server/testing/members.ts';
import { openDatabase } from './database.ts';

type Code = {
  code: string;
  country?: string;
  user_id?: string;
  value_percentage?: number;
  minimum_order_value?: number;
  currency?: string;
  status?: string;
  paymentmethods?: string[];
};

/** A code of his own: the same test with another member, on another screen, has another. */
export const codeOf = ({ accountId }: TestMember): string => `EIGEN${accountId.slice(-8).toUpperCase()}`;

/** A code as the operator issues it. */
export async function giveCode(code: Code): Promise<void> {
  const db = openDatabase();
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
