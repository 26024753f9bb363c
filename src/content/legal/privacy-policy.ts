import type { LegalDocument } from './legal-document.ts';

export const privacyPolicy: LegalDocument = {
  key: 'privacyPolicy',
  isDraft: true,
  title: 'Privacy policy',
  heading: 'Privacy policy',
  description:
    'What we store when you book a car service, for how long, who else sees it and only with your consent, and how to have everything under your number deleted.',
  updated: '2026-11-28',
  summary: [
    'You can read every page and see every price without telling us who you are.',
    'What you send us in a form is kept so that we can serve you, at most 24 months after the last contact.',
    'Nothing goes to advertising or analytics companies unless you say yes, and you can take the yes back in the footer.',
    'One message to {email} is enough to see, correct or delete what we hold under your number.',
  ],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{legalName}, {address}, runs this site as {brand} and decides what is done with your data. Under India’s Digital Personal Data Protection Act, 2023 that makes us the data fiduciary. Reach the person in charge of grievances at {email} or {phone}.',
      ],
    },
    {
      heading: 'What we store, and why',
      paragraphs: [
        'Only what you send, and a little that a request carries by itself. Each is a record in our own database, which we call the ledger:',
      ],
      list: [
        'Leads: mobile number, service, page, car and price range you looked at, campaign of the link you followed, referring page, kind of device and browser, a random id of the visit; to call you back about the service you asked for',
        'Service requests: name, mobile number, car model, preferred date, service, and the area if you let the site find it; to plan the visit',
        'Bookings by chat: car, address, area, date, slot, name and number, booking number; to come at the right time to the right place. A draft is kept from the moment you give your number',
        'Orders: the services in your cart, amount, customer, state of payment; to do the work and to keep accounts. We never receive your card number',
        'Enquiries: what you write in the contact, franchise, career, workshop partner and feedback forms; to answer you',
        'Jobs: the steps of your service, the parts you agreed to, the bill and how it was paid; so that you can follow the work and it is done only with your yes',
        'Reviews: your stars and words after a finished job, with first name and area; pages show them only once the operator has published them',
        'Coupons and spins: a one-way hash of your number and the coupon it won; so that one number spins once in 30 days and the coupon is redeemed once',
        'Messages about a booking or an order, yours and ours in the business chat; so that you know what was agreed and can answer. We ask for a review there only if you said yes to it',
        'Chat redirects: that a chat was opened, from which page and for which service; to see which pages are of use',
      ],
    },
    {
      heading: 'On what ground',
      paragraphs: [
        'When you send a form you give us the data for the purpose named beside it; we use them for that purpose. Invoices are kept because tax law obliges us. Everything beyond, which means advertising and analytics, rests on your consent alone, and you get the service just the same without it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['At the end of each period the operator deletes the records on a monthly schedule:'],
      list: [
        'Leads, requests, bookings, enquiries and redirects: 24 months after the last change',
        'Messages of the business chat: with their record, at most 24 months after the last one',
        'Orders and bookings with an invoice: as long as tax and accounting law asks, at present up to eight years, with nothing in them beyond what an invoice needs',
        'Reviews: 24 months',
        'Coupons and spins: 24 months after their expiry',
        'Server logs: up to 30 days, without names, numbers or addresses you typed',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'These are kept in your browser so that the site works. They are not read by anyone else:',
      ],
      list: [
        'Local storage: your cart, the number, service and time of each booking made or opened here, a coupon that you won, your privacy choice, and, if you were offline, a form that still has to be sent',
        'Session storage: chosen car, area, the number, name and e-mail you sent us, the service they were for, the campaign you came by, and whether a pop-up was shown; gone when you close the tab',
        'A cookie of ten minutes once you send a form, by which we notice a form that is sent over and over; it says nothing about you',
        'A cookie of ten minutes once your browser sends a form without scripts, so that the same form sent again counts once; it holds no words of yours',
        'A cookie of two minutes where a form is refused and your browser runs no scripts: what you typed, so that you need not type it again',
        'A cookie for each booking or order of yours that you make or open here, which opens that one page for at most 180 days, and which no script can read; My bookings takes it away',
        'A cookie of one day once you leave your number, so that you can add your car and your wish to it',
        'Where we compare two texts of a notice: a cookie with a random number from 0 to 9999, which says nothing about you, one with the notices that you saw in the last 30 days, and one with the coupon that a notice promised you',
        'A cookie until you close the browser, which says what kind of link you came by and how far you came, such as “Google, a price seen”; all visits of one kind have the same',
        'A cookie with the city you chose, or with the city of the link you came by; operators of the site have a sign-in cookie, visitors do not',
        'With your consent only: identifiers of the analytics and advertising tools, up to two years',
      ],
    },
    {
      heading: 'Your location',
      paragraphs: [
        'The network that serves this site tells us roughly which city a request comes from, which picks the city shown. It is stored only with a form that you send. Your browser’s exact position is asked for only when you tap to use it, and you can type the area instead. If it is sent, it becomes part of the request or booking that you make and of nothing else.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: ['Only those who are needed, and only if the operator has switched the system on:'],
      list: [
        'Cloudflare, which runs the site and its database, as our processor',
        'Our content backend, in which our staff work on leads and bookings',
        'The mechanic, driver or partner workshop for your job: name, number, address, car',
        'The payment provider, when you choose to pay online: it gets amount and order number from us, the rest from you',
        'A maps service, when you let the site turn your position into an area: it gets the coordinates without your name',
        'WhatsApp, when you open the chat, and for the messages that we write about your booking: what is sent there is under its own terms',
        'With your consent: an advertising platform, to which events and your contact details go only as one-way hashes, and a product analytics service, which knows you by a hash of your number unless the operator has told you otherwise',
        'Insurers, towing services or authorities, when you ask us to deal with them or the law orders it',
      ],
    },
    {
      heading: 'Consent, and taking it back',
      paragraphs: [
        'We ask once, without tricks: yes and no are buttons of the same size, and closing the question counts as no. “Privacy choices” in the footer shows your decision and changes it at any time. From then on nothing more is sent; what was sent before can be deleted on request as far as the receiver allows.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under the Digital Personal Data Protection Act you may, free of charge:'],
      list: [
        'have a summary of the data we hold about you and of those with whom it was shared',
        'have it corrected, completed or brought up to date',
        'have it erased, unless a law obliges us to keep it',
        'withdraw a consent as easily as you gave it',
        'name a person who may act for you in case of death or incapacity',
        'complain to us, and, if we do not settle it, to the Data Protection Board of India',
      ],
    },
    {
      heading: 'How to ask for deletion',
      paragraphs: [
        'Write to {email} or use the contact form, and give the mobile number concerned. We call that number to be sure that it is yours, hand you a copy first if you want it, and then delete every record under it within seven days. Invoices that must be kept are cut down to what the law asks. The deletion itself is noted without your data.',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'All connections are encrypted. Records can be read only by operators with the passphrase of the desk, and each change they make is written down. Links to your booking carry a secret token, so that the booking number alone opens nothing. No endpoint lets anyone look up a mobile number. Your IP address is looked at for a moment to stop abuse and is not written into any record. Personal data is kept out of addresses, logs and cached pages. If data is ever lost or stolen, we tell you and the Board without delay.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is for people who may drive or own a car, and so for adults. If a person under 18 has sent us data without a parent’s consent, tell us and we delete it. We do not track children or show them targeted advertising.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When the site begins to store or share something else, this text changes before it does, with a new date at the top. If your consent is needed, you are asked again.',
      ],
    },
  ],
};
