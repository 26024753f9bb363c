import {
  RATE_MS,
  reasonToWait,
  type WaitReason,
} from '../../../../../../src/features/slots/rules/fair-share.ts';

export interface SimulatedClaim {
  readonly network: number;
  readonly number: number;
  /** Days since the simulation began. */
  readonly day: number;
  readonly slot: number;
  readonly isVerified: boolean;
  /** Minutes since the simulation began. */
  readonly minute: number;
}

const MINUTES_OF_A_DAY = 24 * 60;
const RATE_MINUTES = RATE_MS / 60_000;

/** A city's seats in memory, counted in the plainest way, to which the rule is applied. */
export function createCity(capacity: number) {
  const seats: SimulatedClaim[] = [];
  return {
    seats,
    /** Answers `seat`, `full`, or why the claim waits. */
    claim(wanted: SimulatedClaim): 'seat' | 'full' | WaitReason {
      const today = Math.floor(wanted.minute / MINUTES_OF_A_DAY);
      const open = seats.filter(({ day }) => day >= today);
      const inSlot = open.filter(({ day, slot }) => day === wanted.day && slot === wanted.slot);
      if (inSlot.length >= capacity) return 'full';
      const ofNetwork = open.filter(({ network }) => network === wanted.network);
      const reason = reasonToWait(
        {
          ofNumber: open.filter(({ number }) => number === wanted.number).length,
          ofDevice: 0,
          ofNetwork: ofNetwork.length,
          ofNetworkOnDate: ofNetwork.filter(({ day }) => day === wanted.day).length,
          unverifiedInSlot: inSlot.filter(({ isVerified }) => !isVerified).length,
          unverifiedLately: seats.filter(
            ({ isVerified, minute }) => !isVerified && minute > wanted.minute - RATE_MINUTES,
          ).length,
        },
        { network: String(wanted.network), number: String(wanted.number), isVerified: wanted.isVerified },
        { capacity, seatsOfDay: capacity * 5 },
      );
      if (reason !== undefined) return reason;
      seats.push(wanted);
      return 'seat';
    },
  };
}
