export { EnquiryCard, enquiryThanksFor } from './pages/EnquiryCard.tsx';
