import type { Paise } from '../../../values/money.ts';

interface UpiRequest {
  /** The receiving account: "pahiya@bank". */
  readonly upiId: string;
  /** The name that the payment app shows. */
  readonly payee: string;
  readonly amount: Paise;
  /** "P-000042". */
  readonly bill: string;
}

/** The link with which payment apps open a transfer of exactly this amount. */
export function upiLink({ upiId, payee, amount, bill }: UpiRequest): string {
  const fields = {
    pn: payee,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: `Bill ${bill}`,
    tr: bill,
  };
  const query = Object.entries(fields).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  // Some apps read the account's sign @ only as it is.
  return `upi://pay?pa=${upiId}${query.join('')}`;
}
