import type { legalText as english } from '../../text/legal.ts';
import type { Translation } from '../../translation.ts';

/** The texts around the legal documents, in Hindi. */
export const legalText: Translation<typeof english> = {
  home: 'होम',
  updated: (date) => `आखिरी बदलाव: ${date}`,
  contents: 'इस पेज पर',
  inShort: 'संक्षेप में',
  others: 'बाकी नियम और शर्तें',
  keywords: {
    privacyPolicy: ['प्राइवेसी पॉलिसी', 'डेटा की सुरक्षा', 'मेरा डेटा हटाएँ'],
    terms: ['सर्विस की शर्तें', 'कार सर्विस की शर्तें'],
    refundPolicy: ['रिफ़ंड पॉलिसी', 'कार सर्विस बुकिंग कैंसल करना'],
    expressTerms: ['एक्सप्रेस सर्विस की शर्तें', '90 मिनट वरना फ़्री की शर्तें'],
  },
};
