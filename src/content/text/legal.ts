export const legalText = {
  home: 'Home',
  updated: (date: string) => `Last updated ${date}`,
  contents: 'On this page',
  inShort: 'In short',
  others: 'Other policies',
  keywords: {
    privacyPolicy: ['privacy policy', 'data protection', 'delete my data'],
    terms: ['terms of service', 'car service terms'],
    refundPolicy: ['refund policy', 'cancel car service booking'],
    expressTerms: ['express service terms', '90 minutes or free terms'],
  },
} as const;
