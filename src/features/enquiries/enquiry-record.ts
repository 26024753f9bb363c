import { cities } from '../../content/cities/all-cities.ts';
import { GOOD_RATING } from '../../content/company/feedback.ts';
import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { SpamReason } from '../../web/spam/spam-score.ts';
import { spamField } from '../leads/spam.ts';
import { type LeadUtm, partCampaign } from '../tracking/rules/utm.ts';
import type { EnquiryBody, EnquiryOutcome } from './contract/enquiries.ts';

const placeOf = (typed: string | undefined) =>
  cities.find(({ name }) => name.toLowerCase() === typed?.toLowerCase());

/** An enquiry as the ledger keeps it: one that looks like a program's is kept too, marked for the operator. */
export function enquiryRecord(
  enquiry: EnquiryBody,
  consent: Consent,
  suspect?: SpamReason,
  cameWith: LeadUtm = {},
): NewRecord {
  const { idempotencyKey, website: _, name, mobileNumber, sessionId, ...sent } = enquiry;
  const { campaign, rest: fields } = partCampaign({ ...cameWith, ...sent });
  const typedCity = 'city' in enquiry ? enquiry.city : undefined;
  const city = placeOf(typedCity);
  return {
    idempotencyKey,
    name,
    mobileNumber,
    city: city?.slug ?? typedCity,
    state: city?.state,
    source: enquiry.kind,
    sessionId,
    campaign: campaign.utmCampaign,
    fields: { ...fields, ...campaign, ...spamField(suspect) },
    content: { name, mobileNumber, ...fields },
    consent,
  };
}

/** What the sender is told: of feedback, where it goes from here. */
export function outcomeOf(enquiry: EnquiryBody): EnquiryOutcome {
  if (enquiry.kind !== 'feedback') return 'received';
  return enquiry.rating >= GOOD_RATING ? 'feedback_good' : 'feedback_poor';
}
