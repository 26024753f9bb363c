import type { PageEntry } from '../../../web/pages/page-entry.ts';
import { contactPage } from '../../enquiries/pages/contact.tsx';
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
