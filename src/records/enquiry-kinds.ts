/** The forms that make an enquiry, by what they ask. */
export const enquiryKinds = ['contact', 'franchise', 'career', 'feedback', 'partner', 'opening'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
