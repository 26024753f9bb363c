import { HOUR_MS } from '../../../values/durations.ts';

/** Who asks for a seat. Network, number and device are keyed hashes: a board knows nobody's number or address. */
export type Claimant = {
  /** The visitor's /24 or /64. */
  readonly network: string;
  readonly number: string;
  /** The browser that has sent a form within ten minutes; missing at its first. */
  readonly device?: string;
  /** True for a visitor who passed the captcha. */
  readonly isVerified: boolean;
};

/** The open seats (held or taken, of today or later) that count against one claim, without those of its own record. */
export type SeatUse = {
  readonly ofNumber: number;
  readonly ofDevice: number;
  readonly ofNetwork: number;
  readonly ofNetworkOnDate: number;
  /** Seats of the wanted slot whose claimants are unverified. */
  readonly unverifiedInSlot: number;
  /** Unverified claims of the whole city within `RATE_MS`. */
  readonly unverifiedLately: number;
};

/** The size of a slot and of its day, in cars. */
export type SlotSize = { readonly capacity: number; readonly seatsOfDay: number };

/**
 * Why a booking waits for the operator instead of taking a seat. `program`: its form looked like a program's. `kept`:
 * only the slot's kept share is left. `rate`: the city has more unverified claims than people make.
 */
export const waitReasons = ['program', 'number', 'device', 'network', 'kept', 'rate'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** The claims of this time count for the rate. */
export const RATE_MS = HOUR_MS;

/** A third of a slot is kept for verified visitors, paid orders and bookings that the operator takes. */
export const keptSeats = (capacity: number): number => Math.floor(capacity / 3);

/** The most seats that a visitor or a network may have open at a time. A visitor who passed the captcha may have more. */
export type Limits = {
  readonly number: number;
  readonly device: number;
  readonly network: number;
  readonly networkOnDate: number;
};

const UNVERIFIED = { number: 2, device: 3, network: 1 / 2, networkOnDate: 1 / 4 } as const;
const VERIFIED = { number: 4, device: 6, network: 2, networkOnDate: 1 / 2 } as const;
/** A very small workshop still gives a network this many seats. */
const LEAST_OF_A_NETWORK = 2;

/**
 * Returns the limits of a claimant. A network's follow the seats of a day, because a carrier's gateway brings a share of
 * all visitors. Without proof they are a quarter of one day and half a day in all.
 */
export function limitsOf({ isVerified }: Pick<Claimant, 'isVerified'>, seatsOfDay: number): Limits {
  const { number, device, network, networkOnDate } = isVerified ? VERIFIED : UNVERIFIED;
  const share = (part: number) => Math.max(LEAST_OF_A_NETWORK, Math.floor(seatsOfDay * part));
  return { number, device, network: share(network), networkOnDate: share(networkOnDate) };
}

/** Decides whether a claim on a free seat waits for the operator, and why; undefined means that it gets the seat. */
export function reasonToWait(
  use: SeatUse,
  claimant: Claimant,
  { capacity, seatsOfDay }: SlotSize,
): WaitReason | undefined {
  const limits = limitsOf(claimant, seatsOfDay);
  if (use.ofNumber >= limits.number) return 'number';
  if (claimant.device !== undefined && use.ofDevice >= limits.device) return 'device';
  if (use.ofNetwork >= limits.network || use.ofNetworkOnDate >= limits.networkOnDate) return 'network';
  if (claimant.isVerified) return undefined;
  if (use.unverifiedInSlot >= capacity - keptSeats(capacity)) return 'kept';
  // Nobody books more seats in an hour than a day has.
  return use.unverifiedLately >= Math.max(LEAST_OF_A_NETWORK, seatsOfDay) ? 'rate' : undefined;
}
