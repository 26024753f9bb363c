import { LATELY_MS, reasonToWait } from '../../../../../../src/features/slots/rules/fair-share.ts';
import type { WaitReason } from '../../../../../../src/records/slot-ids.ts';

export interface SimulatedClaim {
  readonly network: number;
  /** The /64 inside a /48. */
  readonly part?: number;
  readonly number: number;
  /** Days since the simulation began. */
  readonly day: number;
  readonly slot: number;
  readonly isVerified: boolean;
  /** Minutes since the simulation began. */
  readonly minute: number;
}

const MINUTES_OF_A_DAY = 24 * 60;
const LATELY_MINUTES = LATELY_MS / 60_000;

const NOTHING = {
  ofNumber: 0,
  ofDevice: 0,
  ofNetwork: 0,
  ofNetworkOnDate: 0,
  ofPart: 0,
  ofPartOnDate: 0,
  unverifiedInSlot: 0,
  unverifiedLately: 0,
  unverifiedOpen: 0,
  ofNetworkLately: 0,
};

/** A city's seats in memory, counted in the plainest way, to which the rule is applied. */
export function createCity(capacity: number) {
  const seats: SimulatedClaim[] = [];

  /** Counts in one pass, because a siege asks a million times. */
  const countsFor = (wanted: SimulatedClaim) => {
    const today = Math.floor(wanted.minute / MINUTES_OF_A_DAY);
    const use = { ...NOTHING };
    let inSlot = 0;
    for (const seat of seats) {
      const isOwn = seat.network === wanted.network;
      const isLate = !seat.isVerified && seat.minute > wanted.minute - LATELY_MINUTES;
      use.unverifiedLately += Number(isLate);
      use.ofNetworkLately += Number(isLate && isOwn);
      if (seat.day < today) continue;
      use.unverifiedOpen += Number(!seat.isVerified);
      const isOnDate = seat.day === wanted.day;
      const isInPart = isOwn && wanted.part !== undefined && seat.part === wanted.part;
      const isInSlot = isOnDate && seat.slot === wanted.slot;
      use.ofNumber += Number(isOwn && seat.number === wanted.number);
      use.ofNetwork += Number(isOwn);
      use.ofNetworkOnDate += Number(isOwn && isOnDate);
      use.ofPart += Number(isInPart);
      use.ofPartOnDate += Number(isInPart && isOnDate);
      use.unverifiedInSlot += Number(isInSlot && !seat.isVerified);
      inSlot += Number(isInSlot);
    }
    return { use, inSlot };
  };

  /** Returns `full`, why the claim would wait, or undefined for a claim that would get its seat. */
  const problem = (wanted: SimulatedClaim): 'full' | WaitReason | undefined => {
    const { use, inSlot } = countsFor(wanted);
    if (inSlot >= capacity) return 'full';
    const { network, number, isVerified } = wanted;
    const claimant = { network: String(network), number: String(number), isVerified };
    return reasonToWait(use, claimant, { capacity, seatsOfDay: capacity * 5 });
  };

  return {
    seats,
    problem,
    claim(wanted: SimulatedClaim): 'seat' | 'full' | WaitReason {
      const found = problem(wanted);
      if (found === undefined) seats.push(wanted);
      return found ?? 'seat';
    },
    release(number: number): void {
      const at = seats.findIndex((seat) => seat.number === number);
      if (at >= 0) seats.splice(at, 1);
    },
    /** Drops seats whose dates are over and that no rule counts any more. */
    forgetBefore(day: number): void {
      const later = seats.filter((seat) => seat.day >= day);
      seats.splice(0, seats.length, ...later);
    },
  };
}
