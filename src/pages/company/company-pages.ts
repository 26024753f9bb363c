import { contactPage } from '../contact/contact.tsx';
import type { PageEntry } from '../page-entry.ts';
import { aboutPage } from './about.tsx';
import { careersPage } from './careers.tsx';
import { feedbackPage } from './feedback.tsx';
import { franchisePage } from './franchise.tsx';
import { workshopPartnerPage } from './workshop-partner.tsx';

export const companyPages: readonly PageEntry[] = [
  aboutPage,
  contactPage,
  careersPage,
  franchisePage,
  feedbackPage,
  workshopPartnerPage,
];
