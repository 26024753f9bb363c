import type { ConfidenceReason } from '../../features/location/rules/confidence.ts';

/** Why a location is or is not used for ad targeting. Operators and marketers read these sentences, visitors do not. */
export const targetingReasons = {
  location_not_available: 'Location not available',
  validation_error: 'Validation error',
  outside_india: 'Location outside India',
  insufficient_data: 'Insufficient location data',
  confidence_high: 'High confidence: every campaign may use it',
  confidence_good: 'Good confidence',
  confidence_fair: 'Fair confidence: awareness only, or consideration from 50',
  confidence_not_targeted: 'Low confidence: not targeted',
} as const satisfies Record<ConfidenceReason, string>;
