/** The short names of pages in the footer. */
export const footerLinkText = {
  expressLive: '90-minute express in Jaipur',
  expressNinetyMinutes: '90-minute service in Jaipur',
  expressDentPaint: 'Express paint in Jaipur',
  expressAc: 'Express AC in Jaipur',
  nearMe: 'Car service near me',
  doorstep: 'Doorstep in Jaipur',
  services: 'All services',
  blog: 'Car care blog',
  about: 'About us',
  workshopPartner: 'Workshop partners',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  refundPolicy: 'Refund policy',
  expressTerms: 'Express terms',
  contact: 'Contact',
};
