export { EnquiryCard, enquiryThanksFor } from './EnquiryCard.tsx';
