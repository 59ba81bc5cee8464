import type { PaymentState } from '#contract/payments';

type Part = { credits: number; amount: number };
export type ExpectedPayment = Part & {
  id: string;
  state: PaymentState;
  back: Part;
  paidAs: number;
  isWrong: boolean;
};
type ExpectedSpend = { reference: string; free: number; purchased: number; isBack: boolean };
export type ExpectedLedger = {
  free: number;
  purchased: number;
  debt: number;
  payments: ExpectedPayment[];
  spent: ExpectedSpend[];
};

export const emptyLedger = (): ExpectedLedger => ({
  free: 0,
  purchased: 0,
  debt: 0,
  payments: [],
  spent: [],
});

export function applySpend(ledger: ExpectedLedger, amount: number, reference: string): boolean {
  if (ledger.free + ledger.purchased < amount) return false;
  const free = Math.min(ledger.free, amount);
  ledger.free -= free;
  ledger.purchased -= amount - free;
  ledger.spent.push({ reference, free, purchased: amount - free, isBack: false });
  return true;
}

export function applyReturn(world: ExpectedLedger, spent: ExpectedSpend): void {
  if (spent.isBack) return;
  spent.isBack = true;
  world.free += spent.free;
  receive(world, spent.purchased);
}

/** `refunded` is the total so far. `isWrong` means that a wrong amount was paid. */
export function applyReport(
  world: ExpectedLedger,
  payment: ExpectedPayment,
  state: PaymentState,
  { refunded = payment.amount, isWrong = false } = {},
): void {
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  const isUnpaid = isOpen || ['failed', 'cancelled', 'expired'].includes(payment.state);
  const saysPaid = ['completed', 'refunded', 'charged_back'].includes(state);
  if (!saysPaid) {
    if (state === 'pending' ? payment.state === 'created' : isOpen) payment.state = state;
    return;
  }
  if (isUnpaid && (isWrong || (payment.isWrong && state !== 'completed'))) {
    payment.isWrong = true;
    if (isOpen) payment.state = 'failed';
    return;
  }
  if (isUnpaid) complete(world, payment);
  if (state === 'refunded' && payment.state === 'completed') applyRefund(world, payment, refunded);
  if (state === 'charged_back' && payment.state !== 'charged_back') {
    removeRefunded(world, payment, payment);
    payment.state = 'charged_back';
  }
}

/** Members spend the oldest purchases first, so the unspent credits belong to the latest. */
export function expectedRemainders(world: ExpectedLedger): Map<string, Part> {
  let left = Math.max(0, world.purchased - world.debt);
  const latest = world.payments
    .filter(({ state }) => state === 'completed')
    .sort((a, b) => b.paidAs - a.paidAs);
  const result = new Map<string, Part>();
  for (const { id, credits, amount, back } of latest) {
    const unused = Math.min(left, credits - back.credits);
    left -= unused;
    const money = Math.round((amount * (back.credits + unused)) / credits) - back.amount;
    if (unused > 0 && money > 0) result.set(id, { credits: unused, amount: money });
  }
  return result;
}

export function applyWithdrawal(
  world: ExpectedLedger,
  payment: ExpectedPayment,
  { credits, amount }: Part,
): void {
  world.purchased -= credits;
  payment.back = { credits: payment.back.credits + credits, amount: payment.back.amount + amount };
  if (payment.back.credits === payment.credits) payment.state = 'refunded';
}

function receive(world: ExpectedLedger, credits: number): void {
  const paidOff = Math.min(world.debt, credits);
  world.purchased += credits - paidOff;
  world.debt -= paidOff;
}

function complete(world: ExpectedLedger, payment: ExpectedPayment): void {
  receive(world, payment.credits);
  payment.state = 'completed';
  payment.paidAs = 1 + Math.max(...world.payments.map(({ paidAs }) => paidAs));
}

function applyRefund(world: ExpectedLedger, payment: ExpectedPayment, amount: number): void {
  const isWhole = amount >= payment.amount;
  const credits = Math.ceil((payment.credits * amount) / payment.amount);
  removeRefunded(world, payment, isWhole ? payment : { credits, amount });
  if (isWhole) payment.state = 'refunded';
}

function removeRefunded(world: ExpectedLedger, payment: ExpectedPayment, { credits, amount }: Part): void {
  const { back } = payment;
  if (credits <= back.credits || amount <= back.amount) return;
  const available = Math.min(world.purchased, credits - back.credits);
  world.debt += credits - back.credits - available;
  world.purchased -= available;
  payment.back = { credits, amount };
}
