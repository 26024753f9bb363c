import { isMobileNumber } from '../../../values/mobile-number.ts';
import { type BookingDraft, draftFieldNames, OTHER_AREA, SHORTEST_NAME } from './booking-record.ts';

type Field = keyof BookingDraft;

/** Without these nobody could come for the car; an address is needed in some areas only. */
const required = draftFieldNames.filter((field) => field !== 'address');

/**
 * The fields that keep a draft from being confirmed; none when it can be. Whether the slot is still free
 * is the board's to say.
 */
export function missingForConfirmation(draft: BookingDraft): readonly Field[] {
  const missing = required.filter((field) => draft[field] === undefined);
  const needsAddress = draft.area === OTHER_AREA && draft.address === undefined;
  const hasBadNumber = draft.mobileNumber !== undefined && !isMobileNumber(draft.mobileNumber);
  const hasShortName = draft.fullName !== undefined && draft.fullName.trim().length < SHORTEST_NAME;
  return [
    ...missing,
    ...(needsAddress ? (['address'] as const) : []),
    ...(hasBadNumber ? (['mobileNumber'] as const) : []),
    ...(hasShortName ? (['fullName'] as const) : []),
  ];
}
