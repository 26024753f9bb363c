import { defineIsland } from '../island.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

export const island = defineIsland({ name: 'enquiry', start: 'interaction', Component: EnquiryForm });
