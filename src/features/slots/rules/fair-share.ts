import type { WaitReason } from '../../../records/slot-ids.ts';
import { DAY_MS } from '../../../values/durations.ts';

/** Who asks for a seat. Network, part, number and device are keyed hashes: a board knows nobody's number or address. */
export type Claimant = {
  /** The visitor's /24 or /48. */
  readonly network: string;
  /** The visitor's /64 inside a /48; IPv4 has none. */
  readonly part?: string;
  readonly number: string;
  /** The browser that has sent a form within ten minutes; missing at its first. */
  readonly device?: string;
  /** True for a visitor who passed the captcha. */
  readonly isVerified: boolean;
};

/**
 * The open seats (held or taken, of today or later) that count against one claim, without those of its own record. A
 * released seat is gone, so a release gives back all that a hold took.
 */
export type SeatUse = {
  /** Seats of the number that the same network claimed, because a stranger may name anybody's number. */
  readonly ofNumber: number;
  readonly ofDevice: number;
  readonly ofNetwork: number;
  readonly ofNetworkOnDate: number;
  readonly ofPart: number;
  readonly ofPartOnDate: number;
  /** Seats of the wanted slot whose claimants are unverified. */
  readonly unverifiedInSlot: number;
  /** Unverified open seats of the whole city. */
  readonly unverifiedOpen: number;
  /** Those that were claimed within `LATELY_MS`, and the claimant's network's among them. */
  readonly unverifiedLately: number;
  readonly ofNetworkLately: number;
};

/** The size of a slot and of its day, in cars. */
export type SlotSize = { readonly capacity: number; readonly seatsOfDay: number };

/** Seats that were claimed within this time count for the brake. */
export const LATELY_MS = DAY_MS;

/** A third of a slot is kept for verified visitors, paid orders and bookings that the operator takes. */
export const keptSeats = (capacity: number): number => Math.floor(capacity / 3);

/** The most seats that a visitor or a network may have open at a time. A visitor who passed the captcha may have more. */
export type Limits = {
  readonly number: number;
  readonly device: number;
  readonly network: number;
  readonly networkOnDate: number;
  readonly part: number;
  readonly partOnDate: number;
};

const UNVERIFIED = { number: 2, device: 3, network: 1 / 2, networkOnDate: 1 / 4 } as const;
const VERIFIED = { number: 4, device: 6, network: 2, networkOnDate: 1 / 2 } as const;
/** A very small workshop still gives a network this many seats. */
const LEAST_OF_A_NETWORK = 2;
/** A /64 has at most this share of its /48's seats. */
const OF_A_PART = 1 / 2;

/**
 * Returns the limits of a claimant. A network's follow the seats of a day, because a carrier's gateway brings a share of
 * all visitors. Without proof they are a quarter of one day and half a day in all.
 */
export function limitsOf({ isVerified }: Pick<Claimant, 'isVerified'>, seatsOfDay: number): Limits {
  const { number, device, network, networkOnDate } = isVerified ? VERIFIED : UNVERIFIED;
  const share = (part: number) => Math.max(LEAST_OF_A_NETWORK, Math.floor(seatsOfDay * part));
  return {
    number,
    device,
    network: share(network),
    networkOnDate: share(networkOnDate),
    part: share(network * OF_A_PART),
    partOnDate: share(networkOnDate * OF_A_PART),
  };
}

/** Networks below this number can never pull the brake for others, however many seats they ask for. */
const LEAST_CROWD = 15;
/** Seats that the brake leaves to every network: its own part. */
const OWN_PART = 2;
/** In a crowd a network's own part is one seat. */
const OWN_PART_IN_A_CROWD = 1;

/** The counts of strangers' seats in a city from which each step of the brake works. */
export type Brake = {
  /** Open seats. From here on, networks with their own part leave the second half of the strangers' seats of a slot. */
  readonly full: number;
  /** Seats claimed lately. From here on, networks with their own part wait. */
  readonly busy: number;
  /** Seats claimed lately. From here on, strangers share the first third of a slot. */
  readonly crowd: number;
};

/**
 * The brake on strangers. Its first two steps stop only what a network wants above its own part. Beyond `busy` a network
 * adds at most its own part, so fewer than `LEAST_CROWD` networks never reach `crowd`, which all strangers feel.
 */
export function brakeOf(seatsOfDay: number): Brake {
  const busy = Math.max(LEAST_OF_A_NETWORK, Math.floor((seatsOfDay * 3) / 5));
  return {
    full: Math.floor((seatsOfDay * 5) / 4),
    busy,
    crowd: Math.max(2 * seatsOfDay, busy + LEAST_CROWD * OWN_PART),
  };
}

/** Decides whether a claim on a free seat waits for the operator, and why; undefined means that it gets the seat. */
export function reasonToWait(use: SeatUse, claimant: Claimant, size: SlotSize): WaitReason | undefined {
  const limits = limitsOf(claimant, size.seatsOfDay);
  if (use.ofNumber >= limits.number) return 'number';
  if (claimant.device !== undefined && use.ofDevice >= limits.device) return 'device';
  if (use.ofNetwork >= limits.network || use.ofNetworkOnDate >= limits.networkOnDate) return 'network';
  if (use.ofPart >= limits.part || use.ofPartOnDate >= limits.partOnDate) return 'network';
  return claimant.isVerified ? undefined : strangersReason(use, size);
}

function strangersReason(use: SeatUse, { capacity, seatsOfDay }: SlotSize): WaitReason | undefined {
  const { full, busy, crowd } = brakeOf(seatsOfDay);
  const strangers = capacity - keptSeats(capacity);
  if (use.unverifiedInSlot >= strangers) return 'kept';
  const isInSecondHalf = use.unverifiedInSlot >= Math.ceil(strangers / 2);
  if (use.unverifiedOpen >= full && use.ofNetwork >= OWN_PART && isInSecondHalf) return 'network';
  const isCrowd = use.unverifiedLately >= crowd;
  const ownPart = isCrowd ? OWN_PART_IN_A_CROWD : OWN_PART;
  if (use.unverifiedLately >= busy && use.ofNetworkLately >= ownPart) return 'rate';
  return isCrowd && use.unverifiedInSlot >= Math.ceil(capacity / 3) ? 'rate' : undefined;
}
