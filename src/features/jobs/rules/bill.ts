import type { Paise } from '../../../values/money.ts';
import type { GstPercent, Part } from './job.ts';

/** GST on the work of a workshop, in percent. */
export const WORK_GST: GstPercent = 18;
/** The code of the repair and service of motor vehicles. */
export const WORK_SAC = '998714';
/** GST on a part, in percent, and the code of parts and accessories of motor vehicles. The operator may write others. */
export const PART_GST: GstPercent = 18;
export const PART_HSN = '8708';

/** A line of a bill; amounts in paise, with GST. `total` is undefined while its price is not known. */
export type BillLine = (
  | { readonly kind: 'work' /** The ids of the booked services. */; readonly services: readonly string[] }
  | {
      readonly kind: 'part';
      /** As the operator typed it. */
      readonly name: string;
      readonly byPhone?: Part['byPhone'];
    }
) & {
  readonly quantity: number;
  readonly total: Paise | undefined;
  readonly gstPercent: GstPercent;
  readonly hsn: string | undefined;
};

/** The tax of all lines of one rate. Central and state tax are halves of it; an odd paisa goes to the state. */
export type BillTax = {
  readonly percent: GstPercent;
  readonly taxable: Paise;
  readonly central: Paise;
  readonly state: Paise;
};

export type Bill = {
  readonly lines: readonly BillLine[];
  /** Undefined while a line has no price. */
  readonly total: Paise | undefined;
  /** Paid by card before the service. */
  readonly paidBefore: Paise;
  readonly due: Paise | undefined;
  readonly taxes: readonly BillTax[];
};

/** The bill of booked lines and the parts that the customer has agreed to. All prices include GST. */
export function billOf(booked: readonly BillLine[], parts: readonly Part[], paidBefore: Paise): Bill {
  const lines = [...booked, ...parts.filter(({ state }) => state === 'agreed').map(partLine)];
  const total = sum(lines.map((line) => line.total));
  return {
    lines,
    total,
    paidBefore,
    due: total === undefined ? undefined : Math.max(0, total - paidBefore),
    taxes: total === undefined ? [] : taxesOf(lines),
  };
}

const partLine = ({ name, quantity, unitPrice, gstPercent, hsn, byPhone }: Part): BillLine => ({
  kind: 'part',
  name,
  ...(byPhone && { byPhone }),
  quantity,
  total: quantity * unitPrice,
  gstPercent,
  hsn,
});

function sum(amounts: readonly (Paise | undefined)[]): Paise | undefined {
  let total = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    total += amount;
  }
  return total;
}

function taxesOf(lines: readonly BillLine[]): readonly BillTax[] {
  const percents = [...new Set(lines.map(({ gstPercent }) => gstPercent))].sort((one, other) => one - other);
  return percents.map((percent) => {
    const gross = sum(lines.map((line) => (line.gstPercent === percent ? line.total : 0))) ?? 0;
    const taxable = Math.round((gross * 100) / (100 + percent));
    const central = Math.floor((gross - taxable) / 2);
    return { percent, taxable, central, state: gross - taxable - central };
  });
}
